import { askedIn } from '#lib/question/normalize-question'
import type { Answer, AnswerContext } from '../tools/answer'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { ENTRIES } from './entries'
import { find, nearest, type Find } from './find'
import { ownAnswer } from './own-answers'
import { ANSWERS, QUESTIONS } from './questions'
import { reasonFor } from './reasons.en'
import { NO_ANSWER, tooLong } from './texts.en'

const MOST_CHARACTERS = 300

export interface ToolAnswer extends Answer {
  tool: Tool
}

export interface FullReply {
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

const NO_REPLY: FullReply = { answers: [], beyond: [], found: [], nearest: [], problem: null }

/** A number alone is the beginning of nearly every question. */
const BARE_NUMBER = /^\d*[.,]?\d*$/

/** What answers depend on beside the question, by the tool. */
export type ContextOf = (tool: Tool) => AnswerContext

/** A question as tools read it: without the words around it, which only a short one is looked through for. */
export const askedOf = (question: string): string =>
  question.length > MOST_CHARACTERS ? question.trim() : askedIn(question)

/** The tools of which the question may be one. A long one is that of a tool that takes any text, or none's. */
export function toolsFor(question: string): readonly Tool[] {
  const isLong = question.length > MOST_CHARACTERS
  return TOOLS.filter(({ id, available }) => {
    const { mayAsk, hasText } = QUESTIONS.get(id) ?? {}
    return available && (isLong ? hasText : mayAsk)?.(question)
  })
}

/** A word alone. */
const WORD = /^\p{L}{2,}$/u

/** Everything that the tools make of a question; of a word alone that finds nothing, such as `feet`, what they make of one. */
export function replyTo(question: string, contextOf: ContextOf): FullReply {
  const asked = askedOf(question)
  const tools = toolsFor(asked)
  const reply = replyAsAsked(asked, tools, contextOf)
  if (reply.problem !== NO_ANSWER || !WORD.test(question)) return reply
  // Of these alone: `pm` is no timer until one o'clock.
  const ofOne = replyAsAsked(askedIn(`1 ${question}`), tools, contextOf)
  return ofOne.answers[0] ? ofOne : reply
}

function replyAsAsked(asked: string, tools: readonly Tool[], contextOf: ContextOf): FullReply {
  if (asked === '') return NO_REPLY
  const replies = tools.flatMap((tool) => {
    const module = ANSWERS.get(tool.id)
    const context = contextOf(tool)
    const own = ownAnswer(tool.id, asked, context) ?? module?.answer(asked, context)
    return own ? [{ tool, ...own }] : []
  })
  const answers = replies
    .flatMap(({ tool, answers: own }) =>
      own.map((answer) => ({ ...answer, notes: [...new Set(answer.notes)], tool })),
    )
    .sort((a, b) => a.rank - b.rank)
  // Nothing is found by so many words.
  if (asked.length > MOST_CHARACTERS) {
    return { ...NO_REPLY, answers, problem: answers[0] ? null : tooLong(MOST_CHARACTERS) }
  }
  const problem = replies.find((reply) => reply.problem !== null)?.problem
  // Beside a sure answer `pi` is no beginning of `picker`.
  const isSure = answers.some(({ rank }) => rank === 0)
  // Nor is a search what a tool refuses: with a number, or without its end (`qr code for`).
  const isRefused = problem !== undefined && /\d| (?:for|of|to)$/.test(asked)
  const others = isRefused ? [] : find(asked, ENTRIES, isSure ? 'same' : 'begins')
  const meant = replies.flatMap(({ tool, meant: asks }) => {
    // Before it alone stands what it was found with.
    const entry =
      asks &&
      [...others, ...ENTRIES].find((one) => one.tool === tool && one.extra?.id.endsWith(asks.extra))
    return entry ? [{ ...entry, text: asks.text }] : []
  })
  const isOther = ({ extra }: Find) => meant.every((one) => one.extra !== extra)
  const named = [...meant, ...others.filter(isOther)]
  const isUnanswered = answers.length === 0 && named.length === 0 && !BARE_NUMBER.test(asked)
  const found = isUnanswered && !problem ? find(asked, ENTRIES, 'mistyped') : named
  const isUnknown = isUnanswered && found.length === 0
  const reason = problem ?? reasonFor(asked)
  return {
    answers,
    beyond: replies.flatMap(({ tool, beyond: opening }) => (opening ? [{ tool, opening }] : [])),
    found,
    nearest: isUnknown && !reason ? nearest(asked, ENTRIES) : [],
    problem: isUnknown ? (reason ?? NO_ANSWER) : null,
  }
}
