import { describe, expect, test } from 'vitest'
import { readDistText } from '../e2e/support/dist'
import { ORIGIN } from '../support/fake-caches'
import { startServiceWorker } from '../support/service-worker-scope'

const OLDER = '/static/js/of-an-older-version.chunk.js'

/** An update that has come whole, and the file of the version before it, with so many tabs open. */
async function completeUpdate(tabs: number) {
  const windows = Array.from({ length: tabs }, () => ({ url: `${ORIGIN}/`, focus: () => {} }))
  const worker = startServiceWorker(readDistText('/sw.js'), { isUpdate: true, windows })
  const cache = await worker.caches.open('nimble.precache')
  await cache.put(ORIGIN + OLDER, new Response('older'))
  await worker.dispatch('message', { data: 'complete' })
  return worker
}

describe('PL-27: files of an older version', () => {
  test('are kept, and sent, as long as another tab may need them', async () => {
    const worker = await completeUpdate(2)
    const answer = await worker.answerTo(ORIGIN + OLDER, { mode: 'cors' })
    expect(await answer?.text()).toBe('older')
  })

  test('go when one tab is left', async () => {
    const worker = await completeUpdate(1)
    expect(await worker.keptPaths()).not.toContain(OLDER)
  })
})
