import type { Lab, QrMakerName, Timing } from '../../scripts/check/bench/page-api'
import { toBase64, type QrMaker } from './qr-maker'
import { workOf } from './works'

/** Runs once at least and goes on for `leastMs`. */
async function repeat(run: () => unknown, leastMs: number): Promise<Timing> {
  let count = 0
  let elapsedMs = 0
  const startedMs = performance.now()
  while (count === 0 || elapsedMs < leastMs) {
    const made = run()
    // A turn of the event loop that nothing waits for would be measured too.
    if (made instanceof Promise) await made
    count++
    elapsedMs = performance.now() - startedMs
  }
  return { count, elapsedMs }
}

/** @param makers those of QR codes that can work on this thread */
export function createLab(makers: Partial<Record<QrMakerName, QrMaker>>): Lab {
  function makerOf(name: QrMakerName): QrMaker {
    const maker = makers[name]
    if (!maker) throw new Error(`${name} does not work on this thread`)
    return maker
  }
  return {
    draw: async (name, job) => toBase64(await makerOf(name)(job)),

    async timeDrawing(name, job, leastMs) {
      const maker = makerOf(name)
      let last: Awaited<ReturnType<QrMaker>> = ''
      const draw = async () => (last = await maker(job))
      const timing = await repeat(draw, leastMs)
      return { ...timing, png: await toBase64(last) }
    },

    check: async (name) => workOf(name).check(),

    async time(name, leastMs) {
      const work = workOf(name)
      const { count, elapsedMs } = await repeat(() => work.run(), leastMs)
      return { count: count * work.perRun, elapsedMs }
    },
  }
}
