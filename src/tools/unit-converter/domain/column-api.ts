import { ok } from '../../../lib/result'
import { convertLines, type ColumnSettings } from './column'

/** What the worker offers, and the page where no worker can be made. */
export const createColumnApi = () => ({
  convertLines: async (lines: readonly string[], first: number, settings: ColumnSettings) =>
    ok(convertLines(lines, first, settings)),
})
