import { NO_ANSWERS, oneAnswer, type Answers } from '../answer'
import { MAX_LENGTH, MIN_LENGTH } from './domain/settings'

const LENGTH_BEHIND =
  /^(?:(?:random|strong)\s+)?(?:password|pw|pwd|passwd)(?:\s+(?:of|with|length))?\s+(\d{1,4})(?:\s*(?:chars?|characters?|letters?))?$/i

/** `20 character password` */
const LENGTH_BEFORE =
  /^(\d{1,4})[\s-](?:chars?|characters?|letters?)\s+(?:(?:random|strong)\s+)?password$/i

/** `password 20`: opens the generator with that length; the password itself is made there. */
export function answer(question: string): Answers {
  const [, digits] = LENGTH_BEHIND.exec(question) ?? LENGTH_BEFORE.exec(question) ?? []
  if (digits === undefined) return NO_ANSWERS
  const length = Number(digits)
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    return { answers: [], problem: `A password has ${MIN_LENGTH} to ${MAX_LENGTH} characters.` }
  }
  return oneAnswer({
    title: 'Password of',
    value: String(length),
    unit: 'characters',
    copy: null,
    notes: ['Made when the generator opens'],
    opening: { text: String(length) },
    rank: 0,
  })
}
