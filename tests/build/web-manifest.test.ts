import { expect, test } from 'vitest'
import { readDist, readDistText } from '../e2e/support/dist'
import { PAGES, TOOL_PAGES } from '../e2e/support/routes'
import { readChunks } from '../support/read-png'

interface Icon {
  src: string
  sizes: string
  purpose?: string
}

interface Manifest {
  icons: Icon[]
  shortcuts: { name: string; url: string; icons: Icon[] }[]
  screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[]
  share_target: { params: { files: { accept: string[] }[] } }
  file_handlers: { action: string; accept: Record<string, string[]> }[]
  launch_handler: { client_mode: string[] }
}

const manifest: Manifest = JSON.parse(readDistText('/manifest.webmanifest'))

const drawnSize = ({ src }: Icon) => {
  const header = readChunks(readDist(src)).find(({ type }) => type === 'IHDR')?.data
  return `${header?.readUInt32BE(0)}x${header?.readUInt32BE(4)}`
}

test('PL-49: the manifest names the site, and a shortcut to every tool', () => {
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Nimble - Free Online Tools',
    short_name: 'Nimble',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#667eea',
  })
  const shortcuts = manifest.shortcuts.map(({ name, url }) => ({ title: name, path: url }))
  // Systems show the first few.
  const [timer, ...others] = TOOL_PAGES
  expect(shortcuts).toEqual([
    { title: 'Ask anything', path: '/#ask' },
    timer,
    { title: 'Scan a code', path: '/qr-generator#extra=read' },
    ...others,
  ])
})

/** Width and height of an extended WebP file, by RFC 9649. */
function webpSize(file: Buffer) {
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X')
  return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1] as const
}

test('PL-61: the pictures for installing are small, of both forms, and of the sizes that Chromium takes', () => {
  const { screenshots } = manifest
  expect(screenshots.map(({ form_factor: form }) => form)).toEqual([
    ...Array<string>(3).fill('narrow'),
    ...Array<string>(3).fill('wide'),
  ])
  for (const { src, sizes, type, form_factor: form, label } of screenshots) {
    const file = readDist(src)
    const [width, height] = webpSize(file)
    expect({ sizes, type }, src).toEqual({ sizes: `${width}x${height}`, type: 'image/webp' })
    expect(width > height, src).toBe(form === 'wide')
    // https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest/Reference/screenshots
    const [shorter, longer] = [width, height].toSorted((a, b) => a - b)
    expect(shorter, src).toBeGreaterThanOrEqual(320)
    expect(longer, src).toBeLessThanOrEqual(3840)
    expect((longer ?? 0) / (shorter ?? 1), src).toBeLessThanOrEqual(2.3)
    expect(label).not.toBe('')
    expect(file.length, src).toBeLessThan(100_000)
  }
})

test('PL-59: other apps may share texts, links, pictures and tables, by a post that no address shows', () => {
  const { share_target: target } = manifest
  expect(target).toMatchObject({
    action: '/qr-generator',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  const accept = target.params.files[0]?.accept
  expect(accept).toEqual(expect.arrayContaining(['image/png', '.jpg', 'text/csv', '.csv']))
})

test('PL-60: files are opened in the window that is there', () => {
  const [handler] = manifest.file_handlers
  expect(handler?.action).toBe('/qr-generator#opened')
  expect(handler?.accept).toMatchObject({ 'image/jpeg': ['.jpg', '.jpeg'], 'text/csv': ['.csv'] })
  // Browsers take the first that they know.
  expect(manifest.launch_handler.client_mode[0]).toBe('navigate-existing')
})

test('the manifest has icons of 192 and 512 px, each also for masks', () => {
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ])
})

test('every icon that it names is a picture of the size that it says', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]
  expect(icons).toHaveLength(4 + manifest.shortcuts.length)
  for (const icon of icons) expect(drawnSize(icon), icon.src).toBe(icon.sizes)
})

test('every page names the manifest and the icon for home screens', () => {
  for (const { path } of PAGES) {
    const html = readDistText(path === '/' ? '/index.html' : `${path}.html`)
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />')
  }
})
