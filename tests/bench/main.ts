import type { BenchPage, ContenderName } from '../../scripts/bench/page-api'
import type { Contender } from './contender'
import { ours } from './ours'
import { peer } from './peer'

const contenders: Record<ContenderName, Contender> = { ours, 'qrcode.toDataURL': peer }

const page: BenchPage = {
  draw: (name, job) => contenders[name].draw(job),

  async time(name, job, leastMs) {
    const contender = contenders[name]
    await contender.takeWorkMs?.()
    let codes = 0
    let elapsedMs = 0
    let pngUrl = ''
    const startedMs = performance.now()
    while (codes === 0 || elapsedMs < leastMs) {
      pngUrl = await contender.draw(job)
      codes++
      elapsedMs = performance.now() - startedMs
    }
    const workMs = (await contender.takeWorkMs?.()) ?? elapsedMs
    return { codes, elapsedMs, workMs, pngUrl }
  },
}

window.bench = page
