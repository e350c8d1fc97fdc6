import type { Answer, AnswerContext, AnswerModule, QuestionModule } from '../../tools/answer'
import type { Tool } from '../../tools/tool'
import { askedIn } from '#lib/question/asked-in'
import { begins, findTools, isMistyped, isSame } from './find-tools'
import { reasonFor } from './reasons.en'
import { answered, NOT_UNDERSTOOD, openTool, tooLong } from './texts.en'

const MOST_CHARACTERS = 300

/** By the tool's id. */
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
  /** Tools that go by what was typed. */
  tools: readonly Tool[]
  /** Why there is no answer; null: there is one, or nothing was asked. */
  problem: string | null
}

const NO_REPLY: Reply = { answers: [], beyond: [], tools: [], problem: null }

/** The beginning of nearly every question. */
const BARE_NUMBER = /^\d*[.,]?\d*$/

/** For screen readers: the answer, or why there is none. */
export function summaryOf({ answers, tools, problem }: Reply): string {
  const [first] = answers
  if (first) return answered(first, answers.length - 1)
  return problem ?? (tools[0] ? openTool(tools[0].title) : '')
}

/** What a question is answered with. */
interface Respondents {
  tools: readonly Tool[]
  /** Those that are loaded. */
  modules: AnswerModules
  questions: QuestionModules
  contextOf: (tool: Tool) => AnswerContext
}

/** Everything that the tools make of a question. */
export function replyTo(
  question: string,
  { tools, modules, questions, contextOf }: Respondents,
): Reply {
  const asked = askedIn(question)
  if (asked === '') return NO_REPLY
  if (asked.length > MOST_CHARACTERS) {
    return { ...NO_REPLY, problem: tooLong(MOST_CHARACTERS) }
  }
  const replies = tools.flatMap((tool) => {
    const module = modules.get(tool.id)
    return module && tool.available ? [{ tool, ...module.answer(asked, contextOf(tool)) }] : []
  })
  const answers = replies
    .flatMap(({ tool, answers: own }) =>
      own.map((answer) => ({ ...answer, notes: [...new Set(answer.notes)], tool })),
    )
    .sort((a, b) => a.rank - b.rank)
  const problem = replies.find((reply) => reply.problem !== null)?.problem
  // Beside a sure answer `pi` is no beginning of `picker`.
  const isSure = answers.some(({ rank }) => rank === 0)
  const named = findTools(asked, tools, questions, isSure ? isSame : begins)
  const isUnanswered = answers.length === 0 && named.length === 0 && !BARE_NUMBER.test(asked)
  const found = isUnanswered && !problem ? findTools(asked, tools, questions, isMistyped) : named
  return {
    answers,
    beyond: replies.flatMap(({ tool, beyond: opening }) => (opening ? [{ tool, opening }] : [])),
    tools: found,
    problem:
      isUnanswered && found.length === 0 ? (problem ?? reasonFor(asked) ?? NOT_UNDERSTOOD) : null,
  }
}

/** Opening a tool, with an answer filled in or as it is. */
export interface Row {
  /** Differs from row to row of a list, and stays the same from key to key where it is the same kind of row. */
  key: string
  tool: Tool
  answer: ToolAnswer | null
  /** What the page opens with; null: as it is. */
  opening: Answer['opening']
}

/** Answers first, then the tools that go further, then those that go by what was typed. */
export const rowsOf = ({ answers, beyond, tools }: Reply): Row[] => [
  ...answers.map((answer, index) => {
    const { tool, opening } = answer
    return { key: `answer ${index}`, tool, answer, opening }
  }),
  ...beyond.map(({ tool, opening }) => ({ key: `beyond ${tool.id}`, tool, answer: null, opening })),
  ...tools.map((tool) => ({ key: tool.id, tool, answer: null, opening: null })),
]
