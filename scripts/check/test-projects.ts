import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../build/files-in.ts'
import { ownTexts } from '../build/languages.ts'

const isMocking = (file: string) =>
  file.endsWith('.test.ts') && readFileSync(join('tests', file), 'utf8').includes('vi.mock(')

/** Tests that put modules of their own in the place of others: no other file may share those. */
const mockingTests = filesIn('tests')
  .filter(isMocking)
  .map((file) => `tests/${file}`)

const tests = [
  'tests/{architecture,behavior,registry}.test.ts',
  'tests/{unit,workers,build}/**/*.test.ts',
]

/** They see what the build of a language is made of: `texts.de.ts` in the place of `texts.en.ts`. */
const german = 'tests/unit/**/de/*.test.ts'

/** Vitest's projects: half of the time went into starting a process, and its modules, for each file. */
export const testProjects = [
  {
    extends: true as const,
    test: {
      name: 'shared',
      include: tests,
      exclude: [...mockingTests, german],
      globalSetup: 'tests/support/visible-zone.ts',
      setupFiles: 'tests/support/shared-process.ts',
      pool: 'threads' as const,
      isolate: false,
    },
  },
  {
    extends: true as const,
    plugins: [ownTexts('de')],
    test: {
      name: 'german',
      include: [german],
      globalSetup: 'tests/support/visible-zone.ts',
      setupFiles: 'tests/support/shared-process.ts',
      pool: 'threads' as const,
      isolate: false,
    },
  },
  {
    extends: true as const,
    test: { name: 'isolated', include: mockingTests, globalSetup: 'tests/support/visible-zone.ts' },
  },
]
