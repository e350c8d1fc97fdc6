import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { filesIn } from '../../scripts/build/files-in'
import { readSource } from '../support/source-files'

// macOS has another program of this name, without all of the rules.
const { stdout } = spawnSync('rsync', ['--version'], { encoding: 'utf8' })
const canRun = process.platform !== 'win32' && /^rsync +version 3/.test(stdout ?? '')

// The site as it stands on the server, and the build that takes its place.
const SERVED = {
  'index.html': 'old',
  'gone.html': 'old',
  'static/js/kept-1.js': 'old',
  'static/js/gone-0.js': 'old',
  '.well-known/security.txt': 'old',
  '.well-known/acme-challenge/token': 'proof',
  '.well-known/assetlinks.json': 'proof',
}
const BUILT = {
  'index.html': 'newer',
  'static/js/kept-1.js': 'old',
  'static/js/a-2.js': 'newer',
}
const PROOFS = ['.well-known/acme-challenge/token', '.well-known/assetlinks.json']

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rsync-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function place(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Runs the line of docs/deploy.md on the two folders; resolves to what rsync did, in its order. */
function deploy(): string {
  const line = /^rsync .*$/m.exec(readSource('docs/deploy.md'))?.[0] ?? ''
  const command = line.replaceAll('/srv/nimble', `${root}/served`).replaceAll('rsync ', 'rsync -i ')
  return execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' })
}

const served = () => filesIn(join(root, 'served')).toSorted()

describe.skipIf(!canRun)('the rsync of docs/deploy.md', () => {
  test('leaves the build on the server, and what others put under /.well-known/', () => {
    place('served', SERVED)
    place('dist', BUILT)
    deploy()
    expect(served()).toEqual(
      [...Object.keys(BUILT), '.well-known/security.txt', ...PROOFS].toSorted(),
    )
  })

  test('does so too where the build has a security.txt, which it renews', () => {
    place('served', SERVED)
    place('dist', { ...BUILT, '.well-known/security.txt': 'newer' })
    deploy()
    expect(served()).toEqual(
      [...Object.keys(BUILT), '.well-known/security.txt', ...PROOFS].toSorted(),
    )
    const renewed = join(root, 'served/.well-known/security.txt')
    expect(readFileSync(renewed, 'utf8')).toBe('newer')
  })

  test('puts an older page, of the same size, in the place of a newer one', () => {
    place('served', { 'index.html': 'page 2' })
    place('dist', { 'index.html': 'page 1', 'static/js/a-1.js': 'old' })
    utimesSync(join(root, 'dist/index.html'), 1_600_000_000, 1_600_000_000)
    deploy()
    expect(readFileSync(join(root, 'served/index.html'), 'utf8')).toBe('page 1')
  })

  test('sends hashed files first, then the pages, and deletes last', () => {
    place('served', SERVED)
    place('dist', BUILT)
    const steps = deploy()
    const order = ['a-2.js', 'index.html', 'deleting'].map((text) => steps.indexOf(text))
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})
