import { ok } from '../../../lib/result'
import { convertLines, type ColumnSettings } from './column'

/** The API of the worker, and of the page where no worker can be made. */
export const createColumnApi = () => ({
  convertLines: async (lines: readonly string[], first: number, settings: ColumnSettings) =>
    ok(convertLines(lines, first, settings)),
})
