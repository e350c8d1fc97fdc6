import { ok } from '#lib/result'
import { convertLines, readTable } from './domain'

/** What the worker does, and the page where no worker can be made. */
export const columnWork = {
  readTable: async (...args: Parameters<typeof readTable>) => readTable(...args),
  convertLines: async (...args: Parameters<typeof convertLines>) => ok(convertLines(...args)),
}

export type ColumnWork = typeof columnWork
