import { wrap } from 'comlink'
import type { BenchPage, Lab } from '../../scripts/check/bench/page-api'

function startLab(): Lab {
  return wrap<Lab>(new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' }))
}

const labs: Lab[] = []

/** As many as are wanted, each started once. */
export function labWorkers(count: number): Lab[] {
  while (labs.length < count) labs.push(startLab())
  return labs.slice(0, count)
}

export const timeInWorkers: BenchPage['timeInWorkers'] = async (workers, work, leastMs) => {
  const used = labWorkers(workers)
  // Scripts, tables and compilers: a later worker must not run while the others load these.
  await Promise.all(used.map((lab) => lab.time(work, leastMs / 4)))
  const rates = await Promise.all(used.map((lab) => lab.time(work, leastMs)))
  return rates.reduce((sum, rate) => sum + rate, 0)
}
