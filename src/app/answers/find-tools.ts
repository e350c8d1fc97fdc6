import { KEYWORDS } from '../../site/keywords'
import type { QuestionModule } from '../../tools/answer'
import type { Tool } from '../../tools/tool'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)

/** 0: it is the name or an alias; 1: its words begin so; null: no. */
function rankOf(tool: Tool, aliases: readonly string[], question: string): 0 | 1 | null {
  const names = [tool.title, tool.shortName, ...aliases].map((name) => name.toLowerCase())
  if (names.includes(question)) return 0
  const known = [...names, ...(KEYWORDS[tool.id] ?? [])].flatMap(wordsOf)
  const asked = wordsOf(question)
  const isFound =
    asked.length > 0 && asked.every((word) => known.some((one) => one.startsWith(word)))
  return isFound && question.length > 1 ? 1 : null
}

/** Tools by name, keyword and alias, whole names first. */
export function findTools(
  question: string,
  tools: readonly Tool[],
  questions: ReadonlyMap<string, QuestionModule>,
): Tool[] {
  const asked = question.trim().toLowerCase()
  return tools
    .map((tool) => ({ tool, rank: rankOf(tool, questions.get(tool.id)?.aliases ?? [], asked) }))
    .filter(({ rank, tool }) => rank !== null && tool.available)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ tool }) => tool)
}
