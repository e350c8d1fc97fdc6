import type { Reply, Row } from '../../answers/row'
import { TOOLS } from '../../tools/registry'
import { POPULAR_EXTRAS, TO_ASK, TOOLS_LABEL, TRY_ASKING } from './texts.en'

/** A question that can be asked. */
interface QuestionRow {
  key: string
  question: string
}

export type ListRow = Row | QuestionRow

/** Rows of a list below a title of their own. */
export interface RowGroup {
  label?: string
  /**
   * `tile`: an icon over a word, in a row. `chip`: words alone. `alternative`: what the answer of the window may be
   * instead.
   */
  look: 'row' | 'tile' | 'chip' | 'alternative'
  rows: readonly ListRow[]
}

const TILES = TOOLS.filter(({ available }) => available).map(({ id }): Row => ({
  key: id,
  tool: id,
  extra: null,
  title: [],
  answer: null,
  opening: null,
}))

const QUESTIONS = TO_ASK.map((question): QuestionRow => ({ key: question, question }))

/** What the dialog shows before anything is asked: the tools, what can be asked, and what many look for. */
const startOf = (reply: Reply | null): readonly RowGroup[] => [
  { label: TOOLS_LABEL, look: 'tile', rows: TILES },
  // It comes a moment later, so it stands last.
  { label: TRY_ASKING, look: 'chip', rows: QUESTIONS },
  ...(reply ? [{ label: POPULAR_EXTRAS, look: 'row', rows: reply.rows } as const] : []),
]

/** Whether nothing was asked and the window shows no answer. The popular extras of such a reply have none. */
export const isEmpty = (reply: Reply | null): boolean =>
  (reply?.question ?? '').trim() === '' && !reply?.rows[0]?.answer

/** The list of a reply. Before anything is asked the dialog has the list of the start, and the landing page has none. */
export function groupsOf(reply: Reply | null, inDialog: boolean): readonly RowGroup[] {
  if (isEmpty(reply)) return inDialog ? startOf(reply) : []
  return reply ? [{ look: reply.look, rows: reply.rows }] : []
}
