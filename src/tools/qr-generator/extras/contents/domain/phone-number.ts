import { inAscii } from '#lib/number-text'

const NUMBER = /^(?=.*\d)[\s\p{Cf}]*\+?[\d\s().\p{Pd}\p{Cf}/*#]*$/u

/** Whether a text is one number to dial, in the digits of any script. */
export const isPhoneNumber = (text: string): boolean => NUMBER.test(inAscii(text))

/** Around a number from an address book stand marks of its direction, which cannot be seen. */
export const withoutMarks = (number: string) => number.replace(/\p{Cf}/gu, '')

/**
 * RFC 3966 §3 allows separators, which not every reader does. The (0) of +49 (0)30 is not dialed behind the country
 * code, of three digits at most: it stands for the 0 of calls within the country. In Italy and San Marino it is dialed
 * (ITU-T E.164, national plans).
 */
export const plainNumber = (number: string) =>
  inAscii(withoutMarks(number))
    .replace(/^(\s*(?:\+|00)\s*(?!39|378)\d{1,3}[\s.\p{Pd}/]*)\(\s*0\s*\)/u, '$1')
    .replace(/[\s().\p{Pd}/]/gu, '')
