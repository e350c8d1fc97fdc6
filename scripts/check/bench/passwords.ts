import type { Browser } from 'playwright'
import { checkedWork, withBenchPage } from './bench-page.ts'
import type { WorkName } from './page-api'
import type { Row } from './report.ts'
import { takeTurns, type Effort } from './turns.ts'

const nanoid = 'nanoid customAlphabet'
const score = 'scoring'

const contenders: Array<{ name: string; work: WorkName }> = [
  { name: 'ours', work: 'password.ours' },
  { name: nanoid, work: 'password.nanoid' },
  { name: score, work: 'password.score' },
]

/** @param samples by contender */
const toRows = ({ ours = [], [score]: scored = [], ...peers }: Record<string, number[]>): Row[] => [
  {
    id: 'password.12',
    what: '12 characters by the defaults, each class guaranteed',
    unit: 'passwords/s',
    ours,
    peers,
    bars: [{ peer: nanoid, least: 5 }],
  },
  {
    id: 'password.score',
    what: 'the strength of passwords of 12 characters',
    unit: 'passwords/s',
    ours: scored,
  },
]

/** Passwords per second in a worker, drawn and scored. */
export function measurePasswords(browser: Browser, { rounds, leastMs }: Effort): Promise<Row[]> {
  console.log('Measuring password.12 ...')
  return withBenchPage(browser, async (page) => {
    const players = []
    for (const contender of contenders) {
      players.push(await checkedWork(page, { ...contender, thread: 'worker' }, leastMs))
    }
    return toRows(await takeTurns(players, rounds))
  })
}
