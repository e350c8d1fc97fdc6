import type { QuestionModule } from '../../tools/answer'
import type { Tile } from '../../tools/tile'
import type { Tool } from '../../tools/tool'

/** An extra of a tool, as its tile names it. */
export interface Extra extends Tile {
  id: string
}

/** A tool or one of its extras, which goes by what was typed. */
export interface Find {
  tool: Tool
  extra: Extra | null
  /** What the tool is handed over with it. */
  text?: string
}

/** What can be found, with the words that find it. */
export interface Entry extends Find {
  /** Its texts in lower case, each with its weight; the name of the tool finds its extras only beside a word of their own. */
  texts: readonly { words: readonly string[]; text: string; weight: number; isOwn: boolean }[]
}

/** Words that stand between others and find nothing by themselves. */
const FILLERS = new Set(
  'a am an and as at by do for free from have how i in into is it maker make me my of on one open or please show that the this to tool use want what with you'.split(
    ' ',
  ),
)

/** `wi-fi` is `wifi`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('-', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What is left of a question to search for; all of it where it has fillers alone. */
const wantedOf = (question: string) => {
  const words = wordsOf(question)
  const wanted = words.filter((word) => !FILLERS.has(word))
  return wanted.length > 0 ? wanted : words
}

/** A count has up to three digits; four are a year. */
const COUNT = /^\d{1,3}$/

const TITLE = 3
const KEYWORD = 2
/** What else a tool is called: an extra of that name is meant before it. */
const ALIAS = 1.5
const PROMISE = 1

const textOf = (text: string, weight: number) => {
  const words = wordsOf(text)
  // One word too: `colorpicker`.
  return { words: [...words, words.join('')], text: words.join(' '), weight, isOwn: true }
}

interface Known {
  tools: readonly Tool[]
  /** By the tool's id. */
  questions: ReadonlyMap<string, Pick<QuestionModule, 'aliases'>>
  keywords: Readonly<Record<string, readonly string[]>>
  extras: ReadonlyMap<string, readonly Extra[]>
}

/** Every tool and every extra, tools first. */
export function entriesOf({ tools, questions, keywords, extras }: Known): Entry[] {
  const available = tools.filter((tool) => tool.available)
  const namesOf = ({ id, title, shortName }: Tool) => [
    ...[title, shortName].map((name) => textOf(name, TITLE)),
    ...(questions.get(id)?.aliases ?? []).map((name) => textOf(name, ALIAS)),
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
        textOf(extra.promise, PROMISE),
        ...namesOf(tool).map((name) => ({ ...name, weight: PROMISE, isOwn: false })),
      ],
    })),
  )
  return [...ofTools, ...ofExtras]
}

/** One letter is wrong, missing or too much, or two are exchanged: `pasword`, `calcualtor`. */
function isOneLetterOff(word: string, known: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  const [rest, wanted] = [word.slice(at + 1), known.slice(at + 1)]
  const isOneOff = rest === wanted || rest === known.slice(at) || word.slice(at) === wanted
  const isExchanged = rest === known[at] + wanted.slice(1) && word[at] === wanted[0]
  return word.length > 4 && (isOneOff || isExchanged)
}

/** `same`: whole words alone. `begins`: beginnings too. `mistyped`: with one wrong letter too. */
export type Matching = 'same' | 'begins' | 'mistyped'

/** From 0 for no match to 1 for the same word. */
function likeness(word: string, known: string, matching: Matching): number {
  if (known === word) return 1
  if (matching === 'same') return 0
  // `timers` is `timer`; one letter begins too much.
  if ((word.length > 1 && known.startsWith(word)) || `${known}s` === word) return 0.8
  return matching === 'mistyped' && isOneLetterOff(word, known) ? 0.5 : 0
}

interface WordMatch {
  score: number
  isOwn: boolean
}

/** The best match of a word in all texts of an entry. */
function matchWord(word: string, { texts }: Entry, matching: Matching): WordMatch {
  let best: WordMatch = { score: 0, isOwn: false }
  for (const { words, weight, isOwn } of texts) {
    const alike = Math.max(0, ...words.map((known) => likeness(word, known, matching)))
    const score = alike * weight
    if (score > best.score || (score === best.score && score > 0 && isOwn)) best = { score, isOwn }
  }
  return best
}

/** A text that is all that was typed counts more than words of it in several places. */
const WHOLE = 4

function scoreOf(entry: Entry, words: readonly string[], matching: Matching, needsAll: boolean) {
  const matches = words.map((word) => matchWord(word, entry, matching))
  // A count finds nothing by itself: `500 passwords`.
  const isCount = (word: string) => matching !== 'same' && COUNT.test(word)
  const missed = words.filter((word, at) => matches[at]?.score === 0 && !isCount(word))
  if ((needsAll && missed.length > 0) || !matches.some(({ isOwn }) => isOwn)) return 0
  const typed = words.join(' ')
  const wholes = entry.texts.filter(({ text, isOwn }) => isOwn && text === typed)
  const whole = Math.max(0, ...wholes.map(({ weight }) => weight))
  return matches.reduce((sum, { score }) => sum + score, 0) / words.length + WHOLE * whole
}

const ranked = (entries: readonly Entry[], score: (entry: Entry) => number): Find[] =>
  entries
    .map((entry) => ({ entry, score: score(entry) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)

/** Two extras of a tool together; the first one is brought into view, as the last of an address. */
const pairsOf = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap(({ tool, extra, texts }, at) =>
    entries.slice(at + 1).flatMap((other) => {
      if (!extra || !other.extra || tool !== other.tool) return []
      const { id, title: promise } = other.extra
      const both = { ...extra, id: `${id},${extra.id}`, promise }
      return [{ tool, extra: both, texts: [...texts, ...other.texts] }]
    }),
  )

const MOST_FINDS = 7

/** What goes by all words of a question, the best first; or the two extras that do so together. */
export function find(
  question: string,
  entries: readonly Entry[],
  matching: Matching = 'begins',
): Find[] {
  const words = wantedOf(question)
  const counts = words.filter((word) => COUNT.test(word)).length
  // Several numbers are a question that has no answer, not a search.
  if (question.trim().length < 2 || counts === words.length || counts > 1) return []
  const score = (entry: Entry) => scoreOf(entry, words, matching, true)
  const found = ranked(entries, score)
  const needsTwo = words.length > 1 && !found.some(({ extra }) => extra)
  const pairs = needsTwo ? ranked(pairsOf(entries), score).slice(0, 1) : []
  return [...pairs, ...found].slice(0, MOST_FINDS)
}

const NEAREST = 3

/** What goes by some of the words, filled up with the first tools. */
export function nearest(question: string, entries: readonly Entry[]): Find[] {
  const words = wantedOf(question)
  const found = ranked(entries, (entry) => scoreOf(entry, words, 'mistyped', false))
  const others = entries.filter(
    ({ tool, extra }) => !extra && !found.some((known) => known.tool === tool && !known.extra),
  )
  return [...found, ...others].slice(0, NEAREST)
}

interface Piece {
  text: string
  isMatched: boolean
}

/** A title in pieces, of which those that go by what was typed are marked. */
export function emphasized(title: string, question: string): Piece[] {
  const words = wantedOf(question)
  const isMatched = (text: string) =>
    wordsOf(text).some((known) => words.some((word) => likeness(word, known, 'mistyped') > 0))
  return title
    .split(/([\p{L}\p{N}-]+)/u)
    .filter(Boolean)
    .map((text) => ({ text, isMatched: isMatched(text) }))
}
