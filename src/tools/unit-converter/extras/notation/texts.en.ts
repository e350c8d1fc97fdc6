import { plural } from '#lib/writing.en'

export const NOTATION = 'Notation'
export const NOTATIONS = {
  auto: {
    name: 'Automatic',
    note: 'Scientific notation below 0.001 and above 1,000,000. Otherwise up to 10 decimals.',
  },
  plain: { name: 'Plain', note: 'Never an exponent.' },
  scientific: { name: 'Scientific', note: 'Always an exponent.' },
}
export const DIGITS = 'Digits'
export const AS_MANY_AS_THERE_ARE = 'Automatic'
export const significant = (digits: number) =>
  plural(digits, { one: '# significant digit', other: '# significant digits' })
