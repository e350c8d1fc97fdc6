import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '#lib/result'
import { schedule } from '#platform/schedule'
import { kept } from '#platform/kept'
import {
  NOTHING_KEPT,
  parseKeptColors,
  type KeptColors,
} from '../../src/tools/color-picker/domain/kept-colors'
import { readColors } from '../../src/tools/color-picker/extras/readers'
import type { Browser } from '../../src/tools/color-picker/effects'
import { colorState } from '../../src/tools/color-picker/state'
import { hex } from './hex'

type Made = Awaited<ReturnType<Browser['makePalette']>>
type Drawn = Awaited<ReturnType<Browser['drawSpectrum']>>

/** A job that the store gave to the worker. */
interface Job<Answer> {
  query: string
  answer(outcome: Answer): Promise<void>
}

/** Keeps what is asked until the test answers. */
function worker<Answer>() {
  const jobs: Job<Answer>[] = []
  const ask = (query: string) =>
    new Promise<Answer>((resolve) => {
      const answer = async (outcome: Answer) => {
        resolve(outcome)
        await new Promise(setImmediate)
      }
      jobs.push({ query, answer })
    })
  const job = (index: number) => {
    const found = jobs[index]
    if (!found) throw new Error(`no job ${index}`)
    return found
  }
  return { jobs, ask, job }
}

/** The store with a worker that answers on demand, a clipboard and a random source of the test's own. */
export function colorStore(before: KeptColors | null = null, frameMs = 16) {
  const palettes = worker<Made>()
  const pictures = worker<Drawn>()
  const randomBytes = vi.fn((count: number) => new Uint8Array(count))
  const keep = vi.fn<(value: object) => void>()
  const device = { stored: before as object | null, changed: () => {} }
  const colors = kept(
    {
      read: (parse) => parse(device.stored),
      write(value) {
        device.stored = value
        keep(value)
      },
      follow: (act) => void (device.changed = act),
    },
    { initial: NOTHING_KEPT, parse: parseKeptColors },
  )
  const store = createStore(
    colorState({
      unfold: () => undefined,
      readColors: async (text) => readColors(text),
      makePalette: (color, type) => palettes.ask(`${type} ${color}`),
      drawSpectrum: () => pictures.ask('spectrum'),
      randomBytes,
      afterFrame: (run, delayMs) => schedule(run, frameMs + delayMs),
      colors,
    }),
  )
  /** What another tab keeps while this one is open. */
  function keepInOtherTab(other: KeptColors) {
    device.stored = other
    device.changed()
  }
  return {
    store,
    state: store.getState,
    palettes,
    pictures,
    randomBytes,
    keep,
    keepInOtherTab,
  }
}

export const swatches = (...colors: string[]): Made => ok(colors.map(hex))

export const workerFailed = {
  ok: false,
  error: { code: 'worker-failed', reason: 'time-limit' },
} as const

/** The store hands a bitmap on and does nothing with it. */
export const picture = (): Drawn => ok({ width: 300, height: 200 } as ImageBitmap)
