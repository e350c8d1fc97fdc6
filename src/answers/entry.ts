import type { QuestionModule } from '../tools/answer'
import type { Tile } from '../tools/tile'
import type { ToolName } from '../tools/tool'
import { wordsOf } from './words'

/** An extra of a tool, as its tile names it. */
export interface Extra extends Tile {
  id: string
  /** What else people call it. */
  keywords: readonly string[]
}

/** A tool or one of its extras, which goes by what was typed. */
export interface Find {
  tool: ToolName
  extra: Extra | null
  /** What the tool is handed over with it. */
  text?: string
}

/** A tool or an extra with the words by which it is found. */
export interface Entry extends Find {
  /** Its texts in lower case, each with its weight; the name of the tool finds its extras only beside a word of their own. */
  texts: readonly { words: readonly string[]; text: string; weight: number; isOwn: boolean }[]
}

const TITLE = 3
const KEYWORD = 2
/** What else a tool is called. An extra of that name comes before the tool. */
const ALIAS = 1.5
const PROMISE = 1

const textOf = (text: string, weight: number) => {
  const words = wordsOf(text)
  // Names are found as one word too: `colorpicker`.
  return { words: [...words, words.join('')], text: words.join(' '), weight, isOwn: true }
}

/** What a tool or an extra is called in another language. */
export interface Names {
  title: string
  others: readonly string[]
}

interface Known {
  tools: readonly ToolName[]
  /** Other names of the tools, by their ids. */
  questions: ReadonlyMap<string, Pick<QuestionModule, 'aliases'>>
  keywords: Readonly<Record<string, readonly string[]>>
  extras: ReadonlyMap<string, readonly Extra[]>
  /** What else they are called, by the tool's id, or by that and the extra's. */
  further?: ReadonlyMap<string, Names>
}

/** Every tool and every extra, tools first. */
export function entriesOf({ tools, questions, keywords, extras, further }: Known): Entry[] {
  const available = tools.filter((tool) => tool.available)
  const furtherOf = (id: string, weight: number) => {
    const names = further?.get(id)
    return names
      ? [textOf(names.title, TITLE), ...names.others.map((name) => textOf(name, weight))]
      : []
  }
  const namesOf = ({ id, title, shortName }: ToolName) => [
    ...[title, shortName].map((name) => textOf(name, TITLE)),
    ...(questions.get(id)?.aliases ?? []).map((name) => textOf(name, ALIAS)),
    ...furtherOf(id, ALIAS),
  ]
  const ofTools = available.map((tool) => ({
    tool,
    extra: null,
    texts: [...namesOf(tool), ...(keywords[tool.id] ?? []).map((name) => textOf(name, ALIAS))],
  }))
  const ofExtras = available.flatMap((tool) =>
    (extras.get(tool.id) ?? []).map((extra) => ({
      tool,
      extra,
      texts: [
        textOf(extra.title, TITLE),
        ...extra.keywords.map((name) => textOf(name, KEYWORD)),
        ...furtherOf(`${tool.id} ${extra.id}`, KEYWORD),
        textOf(extra.promise, PROMISE),
        ...namesOf(tool).map((name) => ({ ...name, weight: PROMISE, isOwn: false })),
      ],
    })),
  )
  return [...ofTools, ...ofExtras]
}
