import type { Locale } from '#lib/number-text'
import { copyText } from '#platform/clipboard'
import { copied } from '#platform/decimal-comma'
import { downloadFile } from '#platform/download'
import { readTextFile } from '#platform/read-text-file'
import { createWorkerClient } from '#platform/worker/client'
import script from '../../../../../workers/units-column.worker.ts?worker&url'
import type { ColumnPlan, ColumnSettings } from './domain'
import type { ColumnWork } from './worker'

const client = createWorkerClient<ColumnWork>(script, {
  // No limit: the caller cancels by sending no more batches.
  limitMs: null,
  fallback: async () => (await import('./worker')).columnWork,
})

/** What a column needs of the browser; a parameter for the tests. */
export const browser = {
  readTextFile,
  readTable: (text: string, locale: Locale, most: number) =>
    client.call((work) => work.readTable(text, locale, most)),
  convertLines: (lines: readonly string[], plan: ColumnPlan, settings: ColumnSettings) =>
    client.call((work) => work.convertLines(lines, plan, settings)),
  copied,
  copyText,
  download: downloadFile,
}

export type Browser = typeof browser
