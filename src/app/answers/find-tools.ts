import { KEYWORDS } from '../../site/keywords'
import type { QuestionModule } from '../../tools/answer'
import type { Tool } from '../../tools/tool'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)

type Match = (word: string, known: string) => boolean

const begins: Match = (word, known) => known.startsWith(word)

/** One letter is wrong, missing or too much, or two are exchanged: `pasword`, `calcualtor`. */
export function isMistyped(word: string, known: string): boolean {
  if (begins(word, known)) return true
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  const [rest, wanted] = [word.slice(at + 1), known.slice(at + 1)]
  const isOneOff = rest === wanted || rest === known.slice(at) || word.slice(at) === wanted
  const isExchanged = rest === known[at] + wanted.slice(1) && word[at] === wanted[0]
  return word.length > 4 && (isOneOff || isExchanged)
}

/** 0: it is the name or an alias; 1: its words begin so; null: no. */
function rankOf(
  tool: Tool,
  aliases: readonly string[],
  question: string,
  matches: Match,
): 0 | 1 | null {
  const names = [tool.title, tool.shortName, ...aliases].map((name) => name.toLowerCase())
  if (names.includes(question)) return 0
  const known = [...names, ...(KEYWORDS[tool.id] ?? [])].flatMap(wordsOf)
  const asked = wordsOf(question)
  const isFound = asked.length > 0 && asked.every((word) => known.some((one) => matches(word, one)))
  return isFound && question.length > 1 ? 1 : null
}

/** Tools by name, keyword and alias, whole names first. */
export function findTools(
  question: string,
  tools: readonly Tool[],
  questions: ReadonlyMap<string, QuestionModule>,
  matches = begins,
): Tool[] {
  const asked = question.trim().toLowerCase()
  return tools
    .map((tool) => ({
      tool,
      rank: rankOf(tool, questions.get(tool.id)?.aliases ?? [], asked, matches),
    }))
    .filter(({ rank, tool }) => rank !== null && tool.available)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ tool }) => tool)
}
