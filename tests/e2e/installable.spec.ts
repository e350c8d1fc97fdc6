import { readyForOffline } from './support/kept-files'
import { expect, test } from './support/offline-test'
import { TOOL_PAGES } from './support/routes'

test('the site can be installed: the browser has nothing against its manifest', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await readyForOffline(page)
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Incognito is where tests run.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, url } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(new URL(url).pathname).toBe('/manifest.webmanifest')
})

test('the manifest names the site, its icons and a shortcut to every tool', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Nimble - Free Online Tools',
    short_name: 'Nimble',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#667eea',
  })
  const shortcuts: { name: string; url: string }[] = manifest.shortcuts
  expect(shortcuts.map(({ name, url }) => ({ title: name, path: url }))).toEqual(TOOL_PAGES)
})
