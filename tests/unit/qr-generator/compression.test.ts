import { inflateSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { deflate } from '../../../workers/adapters/compression'

afterEach(() => void vi.restoreAllMocks())

/** Parts of one byte each; how long each took to make is up to the clock. */
function* partsOf(count: number, onMade: (made: number) => void) {
  for (let made = 1; made <= count; made++) {
    onMade(made)
    yield Uint8Array.of(made)
  }
}

test('while parts are slow to make, other work of the thread goes between them', async () => {
  let nowMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 60))
  let madeBefore = 0
  let made = 0
  setTimeout(() => (madeBefore = made))
  const compressed = await deflate(partsOf(5, (count) => (made = count)))
  expect(madeBefore).toBeGreaterThan(0)
  expect(madeBefore).toBeLessThan(5)
  expect([...inflateSync(compressed)]).toEqual([1, 2, 3, 4, 5])
})
