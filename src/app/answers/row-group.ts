import { rowsOf, type Reply, type Row } from './reply'

/** Rows of a list below a title of their own. */
export interface RowGroup {
  label?: string
  /** `tile`: an icon over a word, in a row. `chip`: words alone. `reading`: what the window's answer may be instead. */
  look: 'row' | 'tile' | 'chip' | 'reading'
  rows: readonly Row[]
}

/** As many as have room in the window beside its answer. */
const MOST_READINGS = 4

/** What a question is answered with: some readings of it alone stand in the window, all else is a list. */
export function groupOf(reply: Reply): RowGroup {
  const rows = rowsOf(reply)
  const isFew = rows.length > 1 && rows.length <= MOST_READINGS
  return { look: isFew && rows.every(({ answer }) => answer) ? 'reading' : 'row', rows }
}
