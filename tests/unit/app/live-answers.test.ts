import { expect, test } from 'vitest'
import type { Row } from '../../../src/answers/row'
import { createLiveAnswers, type Live } from '../../../src/app/answers/live'
import type { LiveModule } from '../../../src/tools/live'
import { row as rowOf } from '../../support/answer-box'

const row = (tool: string, madeFrom?: string): Row => ({
  ...rowOf('answer 0', madeFrom === undefined ? {} : { madeFrom }),
  tool,
})

const Nothing = () => null

/** Live answers that tell what is made and stopped, of code that comes when the test lets it. */
function setup(onChange?: (live: Live | null, isMissed: boolean) => void) {
  const said: string[] = []
  const changes: (Live | null)[] = []
  const loads: { tool: string; come: (isThere?: boolean) => Promise<void> }[] = []
  const load = (tool: string) =>
    new Promise<LiveModule | null>((resolve) => {
      const module: LiveModule = {
        createLive: () => ({
          Value: Nothing,
          Actions: Nothing,
          change: (live) => void said.push(`${tool} ${live}`),
          stop: () => void said.push(`${tool} ends`),
        }),
      }
      const come = async (isThere = true) => {
        resolve(isThere ? module : null)
        await new Promise(setImmediate)
      }
      loads.push({ tool, come })
    })
  const lives = createLiveAnswers(load, (live, isMissed) => {
    changes.push(live)
    onChange?.(live, isMissed)
  })
  return { lives, said, changes, loads }
}

test('AN-38: a live answer goes on from text to text, and its code is asked for once', async () => {
  const { lives, said, changes, loads } = setup()
  lives.begin(row('qr', 'a'))
  lives.begin(row('qr', 'ab'))
  expect(loads).toHaveLength(1)
  await loads[0]?.come()
  lives.show(row('qr', 'abc'))
  expect(said).toEqual(['qr ab', 'qr abc'])
  expect(changes).toHaveLength(1)
})

test('AN-38: of code that is there the thing is on its way before a window is rendered', () => {
  const said: string[] = []
  const change = (live: string) => void said.push(live)
  const answer = { Value: Nothing, Actions: Nothing, change, stop: () => undefined }
  const lives = createLiveAnswers(
    () => ({ createLive: () => answer }),
    (live) => said.push(`${live?.tool} is shown`),
  )
  lives.begin(row('qr', 'a'))
  expect(said).toEqual(['a', 'qr is shown'])
})

test('AN-38: it ends with its question, and not before another row is shown', async () => {
  const { lives, said, changes, loads } = setup()
  lives.show(row('password', '16'))
  await loads[0]?.come()
  lives.begin(row('units'))
  expect(said).toEqual(['password 16'])
  lives.show(row('units'))
  expect(said).toEqual(['password 16', 'password ends'])
  expect(changes.at(-1)).toBeNull()
})

test('AN-38: of code that comes too late nothing is made, and of one that fails the plain answer stands', async () => {
  const { lives, said, changes, loads } = setup()
  lives.show(row('qr', 'a'))
  lives.show(undefined)
  await loads[0]?.come()
  lives.show(row('password', '16'))
  await loads[1]?.come(false)
  expect([said, changes]).toEqual([[], [null]])
})

test('AN-38: another tool takes the place of the one before where its row is shown, not while its code comes', async () => {
  const { lives, said, changes, loads } = setup()
  lives.show(row('qr', 'a'))
  await loads[0]?.come()
  lives.begin(row('password', '16'))
  await loads[1]?.come()
  expect([said, lives.isComing(row('password', '16'))]).toEqual([['qr a'], false])
  lives.show(row('password', '16'))
  expect(said).toEqual(['qr a', 'qr ends', 'password 16'])
  expect(changes.at(-1)?.tool).toBe('password')
})

test('AN-38: what is shown ends where a row of another tool is shown, whose code is on its way', async () => {
  const { lives, said, changes, loads } = setup()
  lives.show(row('qr', 'a'))
  await loads[0]?.come()
  lives.show(row('password', '16'))
  expect([said, changes.at(-1)]).toEqual([['qr a', 'qr ends'], null])
  await loads[1]?.come()
  expect(said.at(-1)).toBe('password 16')
})

test('AN-38: on the way back to the tool that is shown it goes on, whatever comes of the other', async () => {
  const { lives, said, changes, loads } = setup()
  lives.show(row('qr', 'a'))
  await loads[0]?.come()
  lives.begin(row('password', '16'))
  lives.begin(row('qr', 'ab'))
  await loads[1]?.come()
  lives.show(row('qr', 'ab'))
  expect(said).toEqual(['qr a', 'qr ab', 'qr ab'])
  expect(changes.at(-1)?.tool).toBe('qr')
})

test('AN-38: code that has not come is told of, and comes once it is asked for again', async () => {
  const { lives, said, loads } = setup((live, isMissed) =>
    said.push(live ? 'shown' : isMissed ? 'missed' : 'none'),
  )
  lives.again()
  lives.show(row('qr', 'a'))
  await loads[0]?.come(false)
  lives.show(row('qr', 'ab'))
  lives.again()
  lives.again()
  expect(loads).toHaveLength(2)
  await loads[1]?.come()
  expect(said).toEqual(['missed', 'qr ab', 'shown'])
  lives.again()
  lives.show(row('calculator'))
  expect(said).toEqual(['missed', 'qr ab', 'shown', 'qr ends', 'none'])
  expect(loads).toHaveLength(2)
})

test('AN-38: what has not come is told of no other question', async () => {
  const missed: boolean[] = []
  const { lives, loads } = setup((_, isMissed) => missed.push(isMissed))
  lives.show(row('qr', 'a'))
  await loads[0]?.come(false)
  lives.show(row('calculator'))
  lives.again()
  expect(missed).toEqual([true, false])
  expect(loads).toHaveLength(1)
})

test('AN-38: what has not come of one tool is not told of another, whose code is on its way', async () => {
  const missed: boolean[] = []
  const { lives, loads } = setup((_, isMissed) => missed.push(isMissed))
  lives.show(row('qr', 'a'))
  await loads[0]?.come(false)
  lives.begin(row('password', '16'))
  expect([missed, lives.isComing(row('password', '16'))]).toEqual([[true, false], true])
})
