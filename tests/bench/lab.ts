import type { Lab, QrMakerName } from '../../scripts/check/bench/page-api'
import { toBase64, type QrMaker } from './qr-maker'
import { workOf } from './works'

/** Runs once at least and goes on for `leastMs`: the milliseconds that each took. */
async function msEach(run: () => unknown, leastMs: number): Promise<number> {
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
  return elapsedMs / count
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
      const ms = await msEach(draw, leastMs)
      return { ms, png: await toBase64(last) }
    },

    check: async (name) => workOf(name).check(),

    async time(name, leastMs) {
      const work = workOf(name)
      return (work.perRun * 1000) / (await msEach(() => work.run(), leastMs))
    },
  }
}
