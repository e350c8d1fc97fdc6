import type { IconName } from '#lib/icon-name'
import type { Answer, Measure } from '../tools/answer'

// How an answer's type changes on its way to the window:
//
//   answer.ts of a tool   Answers     what one tool makes of the question, as `Answer`s
//   reply.ts              FullReply   those of all tools by their rank, each with its tool (`ToolAnswer`), and what is found
//   rows.ts               Reply       the same as plain data: a `Row` each, with the tool's id, and its scale in `RowAnswer`
//   worker.ts             Reply       with the keys of what is still missing (`needs`); `Cloneable` crosses to the page
//   app/answers/state.ts  BoxState    the last reply, which row of it is selected, and what is made of that (`Live`)
//   shown-answer.tsx      Shown       what stands in the window

/** Compiles only for what survives structured clone: plain data, without a function anywhere in it. */
export type Cloneable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : { readonly [Field in keyof Value]: Cloneable<Value[Field]> }

export interface AnswerRequest {
  /** The question as it was typed. */
  question: string
  /** Wall clock, in ms since 1970. */
  nowMs: number
  /** Another number draws anew what is random. */
  draw: number
  /** Differs each time that the box is opened: what the device has kept may be newer then. */
  visit: number
}

/** A part of a title, marked where it goes by what was typed. */
export interface Piece {
  text: string
  isMatched: boolean
}

export interface RowAnswer extends Omit<Answer, 'measure'> {
  measure: Measure | null
}

/** Opens a tool: with an answer filled in, at an extra, or as it is. */
export interface Row {
  /** Differs from row to row of a list, and stays the same from key to key where it is the same kind of row. */
  key: string
  /** The tool's id. */
  tool: string
  extra: { id: string; title: string; promise: string; icon: IconName } | null
  /** What is opened. */
  title: readonly Piece[]
  answer: RowAnswer | null
  /** What the page opens with; null: as it is. */
  opening: Answer['opening']
}

export interface Reply {
  /** The question that was asked. */
  question: string
  /** Answers first, then the tools that go further, then what goes by the words that were typed. */
  rows: readonly Row[]
  /** `alternative`: there are so few answers, and nothing else, that they have room in the window. */
  look: 'row' | 'alternative'
  /** Why there is no answer; null: there is one, or nothing was asked. */
  problem: string | null
  /** What is nearest to a question that has no answer and finds nothing. */
  nearest: readonly Row[]
  /** Nothing is near: what can be asked is all that there is to offer. */
  offersQuestions: boolean
  /** For screen readers: the answer, or why there is none. */
  summary: string
  /**
   * Keys of what this device keeps: with these, and with a file of the site, there may be more to answer. The question is
   * to be asked again then.
   */
  needs: readonly string[]
}
