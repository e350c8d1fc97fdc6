import type { Reply, Row } from '../../answers/row'
import { NOT_LOADED } from './texts.en'

// Replies that are none of the worker's.

const BARE = { look: 'row', nearest: [], offersQuestions: false, needs: [] } as const

/** The worker did not answer. */
export const failed = (question: string): Reply => ({
  ...BARE,
  question,
  rows: [],
  problem: NOT_LOADED,
  summary: NOT_LOADED,
})

export const isFailed = (reply: Reply | null): boolean => reply?.problem === NOT_LOADED

/** A reply that is one row, for what is shown without a question. */
export const replyWith = (row: Row): Reply => ({
  ...BARE,
  question: '',
  rows: [row],
  problem: null,
  summary: '',
})

const listOf = ({ question, rows }: Reply) => [question, ...rows.map(({ key }) => key)].join('\n')

/** Whether two replies have the same rows for the same question. */
export const isSameList = (one: Reply | null, other: Reply | null): boolean =>
  one !== null && other !== null && listOf(one) === listOf(other)
