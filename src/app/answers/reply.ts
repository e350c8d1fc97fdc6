import type { Answer, AnswerContext, AnswerModule, QuestionModule } from '../../tools/answer'
import type { Tool } from '../../tools/tool'
import { askedIn } from '#lib/question/asked-in'
import { ownAnswer } from '../../answers/own-answers'
import { find, nearest, type Entry, type Extra, type Find } from './find'
import { answered, NO_ANSWER, openTool, tooLong } from './texts.en'

const MOST_CHARACTERS = 300

/** What is loaded, by the tool's id. */
export type AnswerModules = ReadonlyMap<string, AnswerModule>
export type QuestionModules = ReadonlyMap<string, QuestionModule>

export interface ToolAnswer extends Answer {
  tool: Tool
}

export interface Reply {
  /** The surest first. */
  answers: readonly ToolAnswer[]
  /** Tools whose page goes further with the question than the box. */
  beyond: readonly { tool: Tool; opening: { fragment: string } }[]
  /** Tools and extras that go by what was typed, the best first. */
  found: readonly Find[]
  /** What is nearest to a question that has no answer and finds nothing. */
  nearest: readonly Find[]
  /** Why there is no answer; null: there is one, or nothing was asked. */
  problem: string | null
}

const NO_REPLY: Reply = { answers: [], beyond: [], found: [], nearest: [], problem: null }

/** A number alone is the beginning of nearly every question. */
const BARE_NUMBER = /^\d*[.,]?\d*$/

/** For screen readers: the answer, or why there is none. */
export function summaryOf({ answers, found, problem }: Reply): string {
  const [first] = answers
  if (first) return answered(first, answers.length - 1)
  return problem ?? (found[0] ? openTool(titleOf(found[0])) : '')
}

/** Whether the answer takes any text, as a code does. */
const isOfText = (answer: Answer | undefined): boolean =>
  Boolean(answer?.opening && !('fragment' in answer.opening))

export const titleOf = ({ tool, extra }: Find): string => (extra ?? tool).title

/** What a question is answered with. */
interface Respondents {
  tools: readonly Tool[]
  questions: QuestionModules
  /** What is found by its words. */
  entries: readonly Entry[]
  /** The answers that are loaded. */
  modules: AnswerModules
  contextOf: (tool: Tool) => AnswerContext
  /** Why a question has no answer; null where that is not known. */
  reasonFor: (question: string) => string | null
}

/** A word alone. */
const WORD = /^\p{L}{2,}$/u

/** Everything that the tools make of a question; of a word alone that finds nothing, such as `feet`, what they make of one. */
export function replyTo(question: string, respondents: Respondents): Reply {
  const reply = replyAsAsked(question, respondents)
  if (!reply.nearest[0] || !WORD.test(question)) return reply
  const { tools: all, questions } = respondents
  // For the word alone only these are loaded: `pm` is no timer until one o'clock after a question on another time.
  const tools = all.filter(({ id }) => questions.get(id)?.mayAsk(question))
  const ofOne = replyAsAsked(`1 ${question}`, { ...respondents, tools })
  return ofOne.answers[0] ? ofOne : reply
}

function replyAsAsked(question: string, respondents: Respondents): Reply {
  const { tools, entries, modules, contextOf, reasonFor } = respondents
  const asked = askedIn(question)
  if (asked === '') return NO_REPLY
  if (asked.length > MOST_CHARACTERS) {
    return { ...NO_REPLY, problem: tooLong(MOST_CHARACTERS) }
  }
  const replies = tools.flatMap((tool) => {
    const module = modules.get(tool.id)
    if (!module || !tool.available) return []
    const context = contextOf(tool)
    return [{ tool, ...(ownAnswer(tool.id, asked, context) ?? module.answer(asked, context)) }]
  })
  const answers = replies
    .flatMap(({ tool, answers: own }) =>
      own.map((answer) => ({ ...answer, notes: [...new Set(answer.notes)], tool })),
    )
    .sort((a, b) => a.rank - b.rank)
  const problem = replies.find((reply) => reply.problem !== null)?.problem
  // Beside a sure answer `pi` is no beginning of `picker`.
  const isSure = answers.some(({ rank }) => rank === 0)
  // Nor is a search what a tool refuses: with a number, or without its end (`qr code for`).
  const isRefused = problem !== undefined && /\d| (?:for|of|to)$/.test(asked)
  const others = isRefused ? [] : find(asked, entries, isSure ? 'same' : 'begins')
  const meant = replies.flatMap(({ tool, meant: asks }) => {
    // Before it alone stands what it was found with.
    const entry =
      asks &&
      [...others, ...entries].find((one) => one.tool === tool && one.extra?.id.endsWith(asks.extra))
    return entry ? [{ ...entry, text: asks.text }] : []
  })
  const isOther = ({ extra }: Find) => meant.every((one) => one.extra !== extra)
  const named = [...meant, ...others.filter(isOther)]
  const isUnanswered = answers.length === 0 && named.length === 0 && !BARE_NUMBER.test(asked)
  const found = isUnanswered && !problem ? find(asked, entries, 'mistyped') : named
  const isUnknown = isUnanswered && found.length === 0
  const reason = problem ?? reasonFor(asked)
  return {
    answers,
    beyond: replies.flatMap(({ tool, beyond: opening }) => (opening ? [{ tool, opening }] : [])),
    found,
    nearest: isUnknown && !reason ? nearest(asked, entries) : [],
    problem: isUnknown ? (reason ?? NO_ANSWER) : null,
  }
}

/** Opening a tool, with an answer filled in, at an extra, or as it is. */
export interface OpeningRow {
  /** Differs from row to row of a list, and stays the same from key to key where it is the same kind of row. */
  key: string
  tool: Tool
  extra: Extra | null
  answer: ToolAnswer | null
  /** What the page opens with; null: as it is. */
  opening: Answer['opening']
}

/** A question that can be asked. */
interface QuestionRow {
  key: string
  question: string
}

export type Row = OpeningRow | QuestionRow

export const rowOf = ({ tool, extra, text }: Find): OpeningRow => ({
  key: extra ? `${tool.id} ${extra.id}` : tool.id,
  tool,
  extra,
  answer: null,
  opening: extra && { fragment: `extra=${extra.id}`, ...(text && { text }) },
})

/** `qr code with a logo`: the extra is meant, and hardly a code of the text `with a logo`. */
const isMeantBefore = ({ tool, extra }: Find, { answers: [first] }: Reply): boolean =>
  // `password 20` has its length.
  isOfText(first) &&
  first?.tool === tool &&
  (extra !== null || !/\d/.test(first.opening?.text ?? ''))

/** Answers first, then the tools that go further, then what goes by the words that were typed. */
export const rowsOf = (reply: Reply): OpeningRow[] => [
  ...reply.found.filter((one) => isMeantBefore(one, reply)).map(rowOf),
  ...reply.answers.map((answer, index) => {
    const { tool, opening } = answer
    return { key: `answer ${index}`, tool, extra: null, answer, opening }
  }),
  ...reply.beyond.map(({ tool, opening }) => ({
    key: `beyond ${tool.id}`,
    tool,
    extra: null,
    answer: null,
    opening,
  })),
  ...reply.found.filter((one) => !isMeantBefore(one, reply)).map(rowOf),
]
