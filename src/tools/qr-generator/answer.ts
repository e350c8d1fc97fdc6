import { ADDRESS } from '#lib/address'
import { NO_ANSWERS, oneAnswer, plainAnswer, type Answers } from '../answer'
import { CODE_OF, INCOMPLETE } from './box/texts.en'

/**
 * `qr`, and the text of the code behind it, or an address as it is pasted. What stands in a code stays out of
 * addresses.
 */
export function answer(question: string): Answers {
  const [, behind] =
    /^qr(?:[\s-]*code)?(?:\s+(?:for|of|from|saying))?(?:\s*:\s*|\s+|$)(.*)$/is.exec(question) ?? []
  const text = ADDRESS.test(question) ? question : behind
  if (behind === '' && /[a-z]\s+(?:for|of|from|saying)$/i.test(question)) {
    return { answers: [], problem: INCOMPLETE }
  }
  // `qr code generator` is the tool itself.
  if (!text || /^qr(?:[\s-]*code)?\s+(?:generator|maker)$/i.test(question)) return NO_ANSWERS
  return oneAnswer(plainAnswer(CODE_OF, text, { copy: null, opening: { text } }))
}
