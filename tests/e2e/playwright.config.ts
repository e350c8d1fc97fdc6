import { defineConfig } from '@playwright/test'

import { findBrowser, launchArgs, offlineArgs } from '../../scripts/programs/find-browser'
import { rootDir } from '../../scripts/bootstrap/paths.mjs'
import { browserTestsLimitMs } from '../../scripts/check/check'
import { isNightly, NIGHTLY } from '../support/nightly'

const productionPort = Number(process.env['E2E_PORT'] ?? 4320)
const developmentPort = productionPort + 1

// `npm run test:nginx`: the same tests, but nginx sends the build, with deploy/nginx.conf.
const productionServer = process.env['E2E_SERVER'] === 'nginx' ? 'serve-nginx.ts' : 'serve.ts'

const address = (port: number) => `http://localhost:${port}`

// A page of a test does not live long enough for what is compiled a second time, into faster code.
const briefArgs = ['--js-flags=--no-opt']

/** Its modules come one by one: a visit of all pages takes as long as twenty tests of the build. */
const development = {
  name: 'dev',
  testMatch: '**/*.dev.spec.ts',
  use: { baseURL: address(developmentPort) },
}

const developmentServer = {
  name: 'development server',
  command: `node node_modules/vite/bin/vite.js --port ${developmentPort} --strictPort`,
  cwd: rootDir,
  url: address(developmentPort),
}

const executablePath = await findBrowser()
// The workers read this file too, and need not search again.
process.env['CHROMIUM_PATH'] = executablePath

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/playwright',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  ...(!isNightly && { grepInvert: new RegExp(NIGHTLY.tag) }),
  forbidOnly: Boolean(process.env['CI']),
  // A walk has many steps, and a slow machine that is busy takes several times as long for each.
  timeout: 90_000,
  globalTimeout: browserTestsLimitMs,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Its answers pass by the stand-ins of `page.route`: the tests of the service worker allow it.
    serviceWorkers: 'block',
    // Each frame of a transition is painted by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...launchArgs, ...offlineArgs, ...briefArgs] },
  },
  projects: [
    ...(isNightly ? [development] : []),
    {
      name: 'chromium',
      testMatch: '**/*.spec.ts',
      testIgnore: '**/*.dev.spec.ts',
      use: { baseURL: address(productionPort) },
    },
  ],
  webServer: [
    {
      name: 'production build',
      command: `node scripts/bootstrap/run.mjs scripts/serve/${productionServer}`,
      cwd: rootDir,
      env: { PORT: String(productionPort) },
      url: address(productionPort),
    },
    ...(isNightly ? [developmentServer] : []),
  ],
})
