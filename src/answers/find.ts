import type { Entry, Find } from './entry'
import type { Piece } from './row'
import { wantedOf, wordsOf } from './words'

/** A count has up to three digits; four are a year. */
const COUNT = /^\d{1,3}$/

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

/** These are written without blanks, so a word stands within another. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** From 0 for no match to 1 for the same word. */
function likeness(word: string, known: string, matching: Matching): number {
  if (known === word) return 1
  if (matching === 'same') return 0
  // `timers` matches `timer`. A single letter would be the beginning of too many words.
  if ((word.length > 1 && known.startsWith(word)) || `${known}s` === word) return 0.8
  if (known.includes(word) && WITHOUT_BLANKS.test(word)) return 0.8
  return matching === 'mistyped' && isOneLetterOff(word, known) ? 0.5 : 0
}

/** The best match of a word in all texts of an entry. */
interface WordMatch {
  score: number
  isOwn: boolean
}

const NO_MATCH: WordMatch = { score: 0, isOwn: false }

const better = (a: WordMatch, b: WordMatch) =>
  b.score > a.score || (b.score === a.score && b.isOwn) ? b : a

/** Each word of the entries once, with those that have it: several have the words of their tool. */
type WordIndex = ReadonlyMap<string, ReadonlyMap<Entry, WordMatch>>

const indices = new WeakMap<readonly Entry[], WordIndex>()

function indexOf(entries: readonly Entry[]): WordIndex {
  const known = indices.get(entries)
  if (known) return known
  const index = new Map<string, Map<Entry, WordMatch>>()
  for (const entry of entries) {
    for (const { words, weight: score, isOwn } of entry.texts) {
      for (const word of words) {
        const found = index.get(word) ?? new Map<Entry, WordMatch>()
        index.set(word, found.set(entry, better(found.get(entry) ?? NO_MATCH, { score, isOwn })))
      }
    }
  }
  indices.set(entries, index)
  return index
}

/** What a word matches, by the entry. */
function matchesOf(word: string, index: WordIndex, matching: Matching): Map<Entry, WordMatch> {
  const matches = new Map<Entry, WordMatch>()
  for (const [known, having] of index) {
    const alike = likeness(word, known, matching)
    if (alike === 0) continue
    for (const [entry, { score, isOwn }] of having) {
      const match = { score: alike * score, isOwn }
      matches.set(entry, better(matches.get(entry) ?? NO_MATCH, match))
    }
  }
  return matches
}

/** A text that is all that was typed counts more than words of it in several places. */
const WHOLE = 4

/** A search for words: their matches, by which entries alone or two of them together are judged. */
function search(entries: readonly Entry[], words: readonly string[], matching: Matching) {
  const index = indexOf(entries)
  const found = words.map((word) => matchesOf(word, index, matching))
  const typed = words.join(' ')
  // A count finds nothing by itself: `500 passwords`.
  const isCount = (word: string) => matching !== 'same' && COUNT.test(word)
  const wholeOf = ({ texts }: Entry) =>
    Math.max(0, ...texts.map(({ text, weight, isOwn }) => (isOwn && text === typed ? weight : 0)))

  /** 0: it does not go by what was typed. */
  return (parts: readonly Entry[], needsAll: boolean): number => {
    const matches = found.map((having) =>
      parts.map((entry) => having.get(entry) ?? NO_MATCH).reduce(better),
    )
    const isMissed = words.some((word, at) => matches[at]?.score === 0 && !isCount(word))
    if ((needsAll && isMissed) || !matches.some(({ isOwn }) => isOwn)) return 0
    const sum = matches.reduce((total, { score }) => total + score, 0)
    return sum / words.length + WHOLE * Math.max(...parts.map(wholeOf))
  }
}

interface Candidate {
  found: Find
  parts: readonly Entry[]
}

const ranked = (candidates: readonly Candidate[], score: (parts: readonly Entry[]) => number) =>
  candidates
    .map(({ found, parts }) => ({ found, score: score(parts) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ found }) => found)

const alone = (entries: readonly Entry[]): Candidate[] =>
  entries.map((entry) => ({ found: entry, parts: [entry] }))

/** Two extras of a tool together; the first one is brought into view, as the last of an address. */
const pairsOf = (entries: readonly Entry[]): Candidate[] =>
  entries.flatMap((entry, at) =>
    entries.slice(at + 1).flatMap((other) => {
      const { tool, extra } = entry
      if (!extra || !other.extra || tool !== other.tool) return []
      const { id, title: promise } = other.extra
      const both = { ...extra, id: `${id},${extra.id}`, promise }
      return [{ found: { tool, extra: both }, parts: [entry, other] }]
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
  const judge = search(entries, words, matching)
  const score = (parts: readonly Entry[]) => judge(parts, true)
  const found = ranked(alone(entries), score)
  const needsTwo = words.length > 1 && !found.some(({ extra }) => extra)
  const pairs = needsTwo ? ranked(pairsOf(entries), score).slice(0, 1) : []
  return [...pairs, ...found].slice(0, MOST_FINDS)
}

const NEAREST = 3

/** Half a title of two words with a letter wrong is near; one word of many, or of a promise alone, is chance. */
const LEAST_NEAR = 0.6

/** What goes by enough of the words; numbers find nothing. None where nothing is near. */
export function nearest(question: string, entries: readonly Entry[]): Find[] {
  const words = wantedOf(question).filter((word) => !/^\d/.test(word))
  const judge = search(entries, words, 'mistyped')
  return ranked(alone(entries), (parts) => {
    const score = judge(parts, false)
    return score < LEAST_NEAR ? 0 : score
  }).slice(0, NEAREST)
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
