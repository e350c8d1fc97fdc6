import { KEYWORDS } from '../../site/keywords'
import type { QuestionModule } from '../../tools/answer'
import type { Tool } from '../../tools/tool'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)

type Match = (word: string, known: string) => boolean

export const begins: Match = (word, known) => known.startsWith(word)

export const isSame: Match = (word, known) => known === word

/** One letter is wrong, missing or too much, or two are exchanged: `pasword`, `calcualtor`. */
export function isMistyped(word: string, known: string): boolean {
  if (begins(word, known)) return true
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  const [rest, wanted] = [word.slice(at + 1), known.slice(at + 1)]
  const isOneOff = rest === wanted || rest === known.slice(at) || word.slice(at) === wanted
  const isExchanged = rest === known[at] + wanted.slice(1) && word[at] === wanted[0]
  return word.length > 4 && (isOneOff || isExchanged)
}

/** Tools by name, keyword and alias, whole names first. */
export function findTools(
  question: string,
  tools: readonly Tool[],
  questions: ReadonlyMap<string, QuestionModule>,
  matches = begins,
): Tool[] {
  const asked = question.trim().toLowerCase()
  const words = wordsOf(asked)
  const namesOf = ({ id, title, shortName }: Tool) =>
    [title, shortName, ...(questions.get(id)?.aliases ?? [])].map((name) => name.toLowerCase())
  const isNamed = (tool: Tool) => namesOf(tool).includes(asked)
  function isFound(tool: Tool) {
    const known = [...namesOf(tool), ...(KEYWORDS[tool.id] ?? [])].flatMap(wordsOf)
    return words.every((word) => known.some((one) => matches(word, one)))
  }
  const isAsked = words.length > 0 && asked.length > 1
  return tools
    .filter((tool) => tool.available && (isNamed(tool) || (isAsked && isFound(tool))))
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
}
