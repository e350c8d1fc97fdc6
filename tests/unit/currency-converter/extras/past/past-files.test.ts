import { beforeEach, expect, test, vi } from 'vitest'
import { pastCache } from '../../../../../workers/adapters/past-files'
import { FakeCaches, ORIGIN } from '../../../../support/fake-caches'

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches())
  return () => vi.unstubAllGlobals()
})

const address = (index: number) => `${ORIGIN}/rates-${index}.json`

test('of the texts of past days the newest 60 are kept', async () => {
  for (let index = 0; index < 62; index++) await pastCache.put(address(index), `day ${index}`)
  const texts = await Promise.all([0, 1, 2, 61].map((index) => pastCache.get(address(index))))
  expect(texts).toEqual([null, null, 'day 2', 'day 61'])
})
