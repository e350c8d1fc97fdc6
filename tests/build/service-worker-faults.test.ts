import { describe, expect, test } from 'vitest'
import { readPrecache } from '../../scripts/build/precache'
import { distDir } from '../../scripts/bootstrap/paths.mjs'
import { readDistText } from '../e2e/support/dist'
import { ORIGIN } from '../support/fake-caches'
import { startServiceWorker } from '../support/service-worker-scope'

describe('where the browser cannot read its cache', () => {
  const script = readPrecache(distDir).shell.find(({ url }) => url.endsWith('.js'))?.url

  test.each([
    { what: 'a page', path: '/calculator', mode: 'navigate' },
    { what: 'a script', path: script ?? '', mode: 'cors' },
  ])('$what comes from the server', async ({ path, mode }) => {
    const worker = startServiceWorker(readDistText('/sw.js'))
    worker.caches.match = () => Promise.reject(new Error('Unexpected internal error.'))
    const answer = await worker.answerTo(ORIGIN + path, { mode })
    expect(await answer?.text()).toBe('a file')
  })
})
