/** In German a blank that does not break stands before `USD` and `%`. */
const plain = (text: string) => text.replace(/\s/g, ' ').toLowerCase()

/**
 * How the question was understood, where it is not what was typed.
 * @param title of the answer
 */
export function understood(title: string, question: string): string[] {
  const text = title.replace(/\s*=$/, '')
  return plain(question).startsWith(plain(text)) ? [] : [text]
}
