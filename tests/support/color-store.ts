import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '#lib/result'
import { afterFrame } from '#platform/after-frame'
import type { drawSpectrum, makePalette } from '../../src/tools/color-picker/effects'
import type { KeptColors } from '../../src/tools/color-picker/domain/kept-colors'
import { colorState } from '../../src/tools/color-picker/state'
import { hex } from './hex'

type Made = Awaited<ReturnType<typeof makePalette>>
type Drawn = Awaited<ReturnType<typeof drawSpectrum>>

/** A job that the store gave to the worker. */
interface Job<Answer> {
  asked: string
  answer(outcome: Answer): Promise<void>
}

/** Keeps what is asked until the test answers. */
function worker<Answer>() {
  const jobs: Job<Answer>[] = []
  const ask = (asked: string) =>
    new Promise<Answer>((resolve) => {
      const answer = async (outcome: Answer) => {
        resolve(outcome)
        await new Promise(setImmediate)
      }
      jobs.push({ asked, answer })
    })
  const job = (index: number) => {
    const found = jobs[index]
    if (!found) throw new Error(`no job ${index}`)
    return found
  }
  return { jobs, ask, job }
}

/** Frames by the clock of timers, which a test may set: Node has none. */
function stubFrames(frameMs: number) {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, frameMs))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
}

/** The store with a worker that answers on demand, a clipboard and a random source of the test's own. */
export function colorStore(kept: KeptColors | null = null, frameMs = 16) {
  stubFrames(frameMs)
  const palettes = worker<Made>()
  const pictures = worker<Drawn>()
  const randomBytes = vi.fn((count: number) => new Uint8Array(count))
  const keep = vi.fn<(kept: KeptColors) => void>()
  const follow = vi.fn<(take: (kept: KeptColors) => void) => void>()
  let stored = kept
  const store = createStore(
    colorState({
      makePalette: (color, type) => palettes.ask(`${type} ${color}`),
      drawSpectrum: () => pictures.ask('spectrum'),
      randomBytes,
      afterFrame,
      readKept: () => stored,
      keep,
      follow,
    }),
  )
  /** What another tab keeps while this one is open. */
  function keepInOtherTab(other: KeptColors) {
    stored = other
    follow.mock.lastCall?.[0](other)
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
