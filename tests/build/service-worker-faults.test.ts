import { beforeAll, describe, expect, test } from 'vitest'
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

describe('without a network', () => {
  let isOnline = true
  const worker = startServiceWorker(readDistText('/sw.js'), {
    isUpdate: true,
    fetch: async ({ url }) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return new Response(`the file ${new URL(url).pathname}`)
    },
  })
  beforeAll(async () => {
    await worker.dispatch('install')
    isOnline = false
  })

  // As servers name the file of a page.
  test.each([
    ['/index.html', '/'],
    ['/calculator.html', '/calculator'],
  ])('%s is the page %s', async (path, page) => {
    const answer = await worker.answerTo(ORIGIN + path, { mode: 'navigate' })
    expect(await answer?.text()).toBe(`the file ${page}`)
  })

  test.each(['/404', '/404.html', '/.html', '/%E0%A4%A', '/calculator.html.html'])(
    '%s is no page',
    async (path) => {
      const answer = await worker.answerTo(ORIGIN + path, { mode: 'navigate' })
      expect(answer?.status).toBe(404)
    },
  )
})
