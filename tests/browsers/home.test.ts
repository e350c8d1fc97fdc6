import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firefoxPath } from './support/firefox'

const isRoot = process.getuid?.() === 0

// Why the jobs in a container have a HOME: that of the runner belongs to the user 1001, and they run as root.
test.skipIf(!isRoot || firefoxPath === undefined)(
  'PL-37: Firefox starts as root in a home of its own, and not in that of another user',
  () => {
    const dir = mkdtempSync(join(tmpdir(), 'home-'))
    const home = join(dir, 'home')
    mkdirSync(home)
    chownSync(home, 1001, 1001)
    const draws = (HOME: string) => {
      const picture = join(dir, 'picture.png')
      const profile = mkdtempSync(join(dir, 'profile-'))
      const args = ['--headless', '--no-remote', '--profile', profile, '--screenshot', picture]
      const env = { ...process.env, HOME }
      const { stderr } = spawnSync(firefoxPath ?? '', [...args, 'about:blank'], {
        env,
        encoding: 'utf8',
      })
      return { drawn: existsSync(picture), stderr }
    }
    const foreign = draws(home)
    expect(foreign.drawn).toBe(false)
    expect(foreign.stderr).toContain('owned by uid 1001')
    expect(draws(homedir()).drawn).toBe(true)
    rmSync(dir, { recursive: true })
  },
)
