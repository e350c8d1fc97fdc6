import { normalizeQuestion } from '#lib/question/normalize-question'
import type { Answer, AnswerContext } from '../tools/answer'
import { TOOL_NAMES } from '../tools/registry'
import type { ToolName } from '../tools/tool'
import { ENTRIES } from './entries'
import type { Find } from './entry'
import { find, nearest } from './find'
import { ownAnswer } from './own-answers'
import { ANSWERS, QUESTIONS } from './questions'
import { REASON_WORDS } from './reason-words.en'
import { REASONS } from './reasons.en'
import { MOST_CHARACTERS, readingsOf, type QuestionLanguage, type Reading } from './readings'
import { NO_ANSWER, tooLong } from './texts.en'

export interface ToolAnswer extends Answer {
  tool: ToolName
}

export interface FullReply {
  /** The surest first. */
  answers: readonly ToolAnswer[]
  /** Tools whose page can answer the question, and the box cannot. */
  pageOnly: readonly { tool: ToolName; opening: { fragment: string } }[]
  /** Tools and extras that go by what was typed, the best first. */
  found: readonly Find[]
  /** What is nearest to a question that has no answer and finds nothing. */
  nearest: readonly Find[]
  /** Why there is no answer; null: there is one, or nothing was asked. */
  problem: string | null
}

const NO_REPLY: FullReply = { answers: [], pageOnly: [], found: [], nearest: [], problem: null }

/** A number alone is the beginning of nearly every question. */
const BARE_NUMBER = /^\d*[.,]?\d*$/

/** What answers depend on beside the question, by the tool. */
type ContextOf = (tool: ToolName) => AnswerContext

/** The tools that may have an answer. To a long question only those that take any text have one. */
export function toolsFor(question: string): readonly ToolName[] {
  const isLong = question.length > MOST_CHARACTERS
  return TOOL_NAMES.filter(({ id, available }) => {
    const { mayAnswer, hasText } = QUESTIONS.get(id) ?? {}
    return available && (isLong ? hasText : mayAnswer)?.(question)
  })
}

const isSame = (a: ToolAnswer, b: ToolAnswer) =>
  a.tool === b.tool && a.value === b.value && a.unit === b.unit

/** What the language of the page makes of a question, and behind it the answers that only English has. */
function merged(own: FullReply, english: FullReply): FullReply {
  const further = english.answers
    .filter((one) => !own.answers.some((known) => isSame(known, one)))
    // What takes any text takes that of the page's language.
    .filter(({ isAnyText }) => !isAnyText)
    .map((one) => ({ ...one, rank: 2 as const }))
  const answers = [...own.answers, ...further]
  // Why the page's language has no answer is more than what its words find in English.
  const isRefused = own.problem !== null && own.problem !== NO_ANSWER
  const [first] = [own, english].filter(
    (reply) =>
      reply.answers.length > 0 ||
      (!isRefused && (reply.found.length > 0 || reply.pageOnly.length > 0)),
  )
  const known = own.problem === NO_ANSWER ? english : own
  return { ...(first ?? known), answers }
}

/** Why a question that no tool answers has no answer; null where no reason is known. */
function reasonFor(question: string): string | null {
  const [, code] = REASON_WORDS.find(([words]) => words.test(question)) ?? []
  return code ? REASONS[code] : null
}

const WORD = /^\p{L}{2,}$/u

/** What is pasted with its name: `Total: $1,299.00 + $89.99`, `weight: 154 lbs`; no number of a telephone or a book. */
const LABEL = /^[\p{L} ]{2,30}: ?(?=.*\d)(?=.*(?:[^\d\s()+/.-]| [-+] ))/u

/**
 * Everything that the tools make of a question, in the words of the page's language and in English.
 * @param language that of the page; a parameter for the tests
 */
export function replyTo(
  question: string,
  contextOf: ContextOf,
  language?: QuestionLanguage,
): FullReply {
  const [own, english] = readingsOf(question, language).map((reading) =>
    replyToReading(reading, contextOf),
  )
  return own && english ? merged(own, english) : (own ?? NO_REPLY)
}

/** A single word that finds nothing, such as `feet`, is read as one of it; a label is left out where nothing else reads it. */
function replyToReading(reading: Reading, contextOf: ContextOf): FullReply {
  const { question } = reading
  const tools = toolsFor(question)
  const reply = replyFrom(tools, reading, contextOf)
  if (reply.problem !== NO_ANSWER) return reply
  if (LABEL.test(question)) {
    const rest = normalizeQuestion(question.replace(LABEL, ''))
    const shown = reading.shown?.replace(LABEL, '')
    const ofRest = replyFrom(toolsFor(rest), { question: rest, ...(shown && { shown }) }, contextOf)
    return ofRest.answers[0] ? ofRest : reply
  }
  if (!WORD.test(question)) return reply
  // Only the tools of the word alone are asked: `pm` is no timer until one o'clock.
  const ofOne = replyFrom(tools, { question: normalizeQuestion(`1 ${question}`) }, contextOf)
  return ofOne.answers[0] ? ofOne : reply
}

function replyFrom(
  tools: readonly ToolName[],
  { question: normalized, shown }: Reading,
  contextOf: ContextOf,
): FullReply {
  if (normalized === '') return NO_REPLY
  const replies = tools.flatMap((tool) => {
    const module = ANSWERS.get(tool.id)
    const context = { ...contextOf(tool), shown }
    const outcome = ownAnswer(tool.id, normalized, context) ?? module?.answer(normalized, context)
    return outcome ? [{ tool, ...outcome }] : []
  })
  const answers = replies
    .flatMap(({ tool, answers: ofTool }) =>
      ofTool.map((answer) => ({ ...answer, notes: [...new Set(answer.notes)], tool })),
    )
    .sort((a, b) => a.rank - b.rank)
  // Nothing is searched for by so many words.
  if (normalized.length > MOST_CHARACTERS) {
    return { ...NO_REPLY, answers, problem: answers[0] ? null : tooLong(MOST_CHARACTERS) }
  }
  const problem = replies.find((reply) => reply.problem !== null)?.problem
  // Beside a sure answer only whole words find something: `pi` is not the beginning of `picker` then.
  const isSure = answers.some(({ rank }) => rank === 0)
  // What a tool refuses is no search where it has a number, or lacks its end (`qr code for`).
  const isRefused = problem !== undefined && /\d| (?:for|of|to)$/.test(normalized)
  const others = isRefused ? [] : find(normalized, ENTRIES, isSure ? 'same' : 'begins')
  const suggested = replies.flatMap(({ tool, suggestion }) => {
    // A pair of extras that was found has the id of the suggested one at its end.
    const entry =
      suggestion &&
      [...others, ...ENTRIES].find(
        (one) => one.tool === tool && one.extra?.id.endsWith(suggestion.extra),
      )
    return entry ? [{ ...entry, text: suggestion.text }] : []
  })
  const isOther = ({ extra }: Find) => suggested.every((one) => one.extra !== extra)
  // An answer in several lines needs no list below it: the window has a button for its page.
  const isOpenable = ({ tool, extra }: Find) =>
    !extra && answers.some((one) => one.tool === tool && one.lines)
  const named = [...suggested, ...others.filter((one) => isOther(one) && !isOpenable(one))]
  const isUnanswered = answers.length === 0 && named.length === 0 && !BARE_NUMBER.test(normalized)
  const found = isUnanswered && !problem ? find(normalized, ENTRIES, 'mistyped') : named
  const isUnknown = isUnanswered && found.length === 0
  const reason = problem ?? reasonFor(normalized)
  return {
    answers,
    pageOnly: replies.flatMap(({ tool, pageOnly: opening }) =>
      opening ? [{ tool, opening }] : [],
    ),
    found,
    nearest: isUnknown && !reason ? nearest(normalized, ENTRIES) : [],
    problem: isUnknown ? (reason ?? NO_ANSWER) : null,
  }
}
