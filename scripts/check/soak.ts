// Uses the built product for minutes and shows that nothing grows: `npm run soak`, `-- --short` for seconds.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { CliError } from '../bootstrap/cli-error.mjs'
import { onSite } from '../serve/on-site.ts'
import { launchBrowser } from '../programs/find-browser.ts'
import { compareHeld, measureHeld, watchBitmaps } from './soak/measure.ts'
import { changeRoutes, makePasswords, typeCodes } from './soak/steps.ts'

/** `warmUp` and `short` are counts of steps, as `full` is. */
const parts = [
  {
    name: 'QR texts',
    path: '/qr-generator',
    steps: typeCodes,
    full: 10_000,
    short: 60,
    warmUp: 20,
  },
  {
    name: 'passwords',
    path: '/password-generator',
    steps: makePasswords,
    full: 100_000,
    short: 300,
    warmUp: 100,
  },
  { name: 'route changes', path: '/', steps: changeRoutes, full: 1000, short: 28, warmUp: 28 },
]

/** The frame of a page is hydrated before its content, and a link that is not yet hydrated loads a new document. */
const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() =>
    ['header button', 'nav a', 'main a, main button'].every((selector) => {
      const control = document.querySelector(selector)
      return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))
    }),
  )

/** What hangs shall end the run, and say where. */
async function withLimit(work: Promise<void>, name: string, isShort: boolean) {
  const limit = pause(isShort ? 120_000 : 1_800_000, undefined, { ref: false }).then(() => {
    throw new CliError(`The ${name} have come to a standstill.`)
  })
  await Promise.race([work, limit])
}

const soakPart = (
  browser: Browser,
  { name, path, steps, warmUp, ...counts }: (typeof parts)[number],
  isShort: boolean,
) =>
  onSite(browser, {}, async (page) => {
    const count = isShort ? counts.short : counts.full
    console.log(`${count} ${name} ...`)
    await watchBitmaps(page)
    await page.goto(path)
    await waitUntilHydrated(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await steps(page, warmUp)
    const before = await measureHeld(page, session)
    await withLimit(steps(page, count), name, isShort)
    const { figures, grown } = compareHeld(before, await measureHeld(page, session))
    const verdict = grown.length === 0 ? 'flat' : `grows: ${grown.join(', ')}`
    return { name, grown, line: { times: count, ...figures, verdict } }
  })

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const browser = await launchBrowser()
try {
  // Each on a page of its own, in a process of its own.
  const rows = await Promise.all(parts.map((part) => soakPart(browser, part, values.short)))
  console.table(Object.fromEntries(rows.map(({ name, line }) => [name, line])))
  if (rows.some(({ grown }) => grown.length > 0)) {
    throw new CliError('Something grows: see the table.')
  }
} finally {
  await browser.close()
}
