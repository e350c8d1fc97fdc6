import { create, type StateCreator, type StoreApi } from 'zustand'
import { longRun, type LongRun } from '#lib/long-run'
import { downloadFile } from '#platform/download'
import { logError } from '#platform/log'
import { onHanded } from '#platform/unfolded'
import type { PasswordSettings } from '../../domain/settings'
import { passwordWorker } from '../../effects'
import { usePassword } from '../../state'
import { parseCount } from './domain/count'
import { BATCH_SIZE, type ManyMade } from './domain/many'

/** Up to 1000 passwords each, one a line. Never leaves memory but by the visitor's hand. */
type Batches = readonly string[]

interface ManyState extends LongRun<PasswordSettings, Batches> {
  /** How many, as typed. */
  text: string
  /** What it costs that none is a formula to a spreadsheet; null where it costs nothing. */
  safe: ManyMade['safe']
  /** How many of all that were made a spreadsheet would change as it reads them. */
  changed: ManyMade['changed']
  /** Whether the last run failed since the settings leave nothing but formulas. */
  onlyFormulas: boolean
  /** How many times saving has failed since the last file. */
  failedSaves: number
  setText: (text: string) => void
  /** Makes as many as the text asks for, if it is a number; ends a run that is in progress. */
  start: (settings: PasswordSettings) => Promise<void>
  /** Whether all are on the clipboard now. */
  copyAll: () => Promise<boolean>
  saveText: () => void
  saveCsv: () => Promise<void>
}

const NONE_CHANGED = { digits: 0, other: 0 }

/** The call has no time limit: the caller stops by asking for no more. */
const UNLIMITED = { limitMs: null }

const browser = {
  generateMany: (settings: PasswordSettings, count: number) =>
    passwordWorker.call((work) => work.generateMany(settings, count), UNLIMITED),
  csvOf: (lines: string) => passwordWorker.call((work) => work.csvOf(lines), UNLIMITED),
  copyText: (text: string) => usePassword.getState().copyAgain(text),
  download: (texts: readonly string[], type: string, fileName: string) =>
    downloadFile(texts, type, fileName),
}

export type ManyDeps = typeof browser

type SetState = StoreApi<ManyState>['setState']

function fileActions(set: SetState, get: () => ManyState, on: ManyDeps) {
  const saved = (isSaved: boolean) =>
    set(({ failedSaves }) => ({ failedSaves: isSaved ? 0 : failedSaves + 1 }))
  return {
    saveText() {
      const texts = get().made.map((lines) => `${lines}\n`)
      saved(on.download(texts, 'text/plain', 'passwords.txt'))
    },
    async saveCsv() {
      const { made } = get()
      // The worker makes the file: quoting them all would block a slow page.
      const file = await on.csvOf(made.join('\n'))
      if (!file.ok) logError('The CSV file failed', file.error.code)
      const isSaved = file.ok && on.download([file.value], 'text/csv', 'passwords.csv')
      // The failure of an earlier run is none of this one.
      if (made === get().made) saved(isSaved)
    },
  }
}

export const manyState =
  (on: ManyDeps): StateCreator<ManyState> =>
  (set, get) => {
    const { run, start } = longRun<PasswordSettings, Batches>(set, [])
    return {
      ...run,
      ...fileActions(set, get, on),
      text: '100',
      safe: null,
      changed: NONE_CHANGED,
      onlyFormulas: false,
      failedSaves: 0,
      setText: (text) => set({ text }),
      async start(settings) {
        const wanted = parseCount(get().text)
        if (wanted === null) return
        async function make(count: number) {
          const made = await on.generateMany(settings, count)
          if (made.ok && made.value.lines !== '') {
            const { digits, other } = get().changed
            const { safe, changed } = made.value
            set({
              safe,
              changed: { digits: digits + changed.digits, other: other + changed.other },
            })
            return made.value.lines
          }
          logError('Many passwords', made.ok ? 'empty pool' : made.error.code)
          set({ onlyFormulas: !made.ok && made.error.code === 'formulas' })
          return null
        }
        set({ safe: null, changed: NONE_CHANGED, onlyFormulas: false, failedSaves: 0 })
        await start({
          settings,
          wanted,
          batchSize: BATCH_SIZE,
          make,
          add: (made, batch: string) => [...made, batch],
        })
      },
      copyAll: () => on.copyText(get().made.join('\n')),
    }
  }

export const useMany = create(manyState(browser))

onHanded('password-generator', 'many', (count) => useMany.getState().setText(count))
