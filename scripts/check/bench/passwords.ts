import type { Browser } from 'playwright'
import { checkedWork, onBenchPage } from './pages.ts'
import type { Row } from './report.ts'
import { takeTurns, type Effort } from './turns.ts'

const nanoid = 'nanoid customAlphabet'

/** Passwords per second in a worker, drawn and scored. */
export const measurePasswords = (browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> =>
  onBenchPage(browser, async (page) => {
    const players = {
      ours: await checkedWork(page, 'worker', 'password.ours', leastMs),
      [nanoid]: await checkedWork(page, 'worker', 'password.nanoid', leastMs),
      scoring: await checkedWork(page, 'worker', 'password.score', leastMs),
    }
    const { ours = [], scoring = [], ...peers } = await takeTurns(players, rounds)
    const unit = 'passwords/s'
    const what = '12 characters by the defaults, each class guaranteed'
    const scored = 'the strength of passwords of 12 characters'
    return [
      { id: 'password.12', what, unit, ours, peers, bar: { peer: nanoid, least: 5 } },
      { id: 'password.score', what: scored, unit, ours: scoring },
    ]
  })
