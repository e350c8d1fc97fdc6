import type { Locator } from '@playwright/test'
import { encodeQR } from 'qr'
import {
  EDIT,
  FOUND,
  ofCode,
  STOP_CAMERA,
  still as stillText,
  TORCH,
  USE_CAMERA,
  ZOOM,
} from '../../src/tools/qr-generator/extras/read/texts.en'
import { CHOOSE_PICTURE, UNREADABLE_PICTURE } from '../../src/ui/fields/picture-drop.en'
import { UNDO } from '../../src/tools/qr-generator/texts.en'
import { TILES } from '../../src/tools/qr-generator/extras/tiles.en'
import { pasteFile } from './support/paste'
import { QrPage } from './support/qr-page'
import { prependToWorkers } from './support/scripts'
import { svgFile } from './support/svg-file'
import { expect, test } from './support/test'
import { tile } from './support/unfold'

/** A picture of 640 x 480 with two codes, and a camera that shows it. */
async function photoOfTwoCodes(page: QrPage['page'], texts: readonly [string, string]) {
  // Of another maker than the page's own.
  const symbols = texts.map((text) => encodeQR(text, 'raw', { ecc: 'medium', border: 2 }))
  return page.evaluate(async (matrices) => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [640, 480]
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no 2d context')
    context.fillStyle = '#dddddd'
    context.fillRect(0, 0, 640, 480)
    for (const [index, rows] of matrices.entries()) {
      for (const [y, row] of rows.entries()) {
        for (const [x, isDark] of row.entries()) {
          context.fillStyle = isDark ? '#000000' : '#ffffff'
          context.fillRect(32 + index * 320 + x * 8, 100 + y * 8, 8, 8)
        }
      }
    }
    const stream = canvas.captureStream(10)
    // A canvas that does not change gives no frames.
    setInterval(() => context.fillRect(0, 0, 1, 1), 50)
    Object.assign(window, { cameraTracks: stream.getTracks() })
    navigator.mediaDevices.getUserMedia = async () => stream
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])]
  }, symbols)
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}

/** A code of the photo, of 640 x 480 pixels however it is shown, has a frame a module of 8 px around it. */
async function expectOutlined(
  page: QrPage['page'],
  { left, top, sidePx }: { left: number; top: number; sidePx: number },
) {
  const still = page.getByRole('img', { name: stillText(2) })
  const photo = await boxOf(still)
  const factor = 640 / photo.width
  const frames = await Promise.all((await still.locator('polygon').all()).map(boxOf))
  const places = frames.map((frame) => ({
    left: (frame.x - photo.x) * factor,
    top: (frame.y - photo.y) * factor,
    sidePx: frame.width * factor,
  }))
  // Half of a module, and half of the line at either side.
  const isNear = (one: number, other: number) => Math.abs(one - other) < 4 + 4 * factor
  const wanted = { left: left - 8, top: top - 8, sidePx: sidePx + 16 }
  expect(
    places.some(
      (place) =>
        isNear(place.left, wanted.left) &&
        isNear(place.top, wanted.top) &&
        isNear(place.sidePx, wanted.sidePx),
    ),
    JSON.stringify(places),
  ).toBe(true)
}

/** A code as an SVG without a ground. */
function drawnCode(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return svgFile(`0 0 ${rows.length} ${rows.length}`, `<path d="${path.join('')}"/>`)
}

test('codes are read in a picture and by the camera, by keyboard at 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  const qr = new QrPage(page)
  await qr.open()
  const photo = await photoOfTwoCodes(page, ['https://example.com', 'second code'])
  const states = () =>
    page.evaluate(() =>
      (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(
        ({ readyState }) => readyState,
      ),
    )
  await qr.text.fill('before')
  await tile(page, TILES.read.title).press('Enter')
  const file = page.getByLabel(CHOOSE_PICTURE)
  const list = page.getByRole('list', { name: FOUND })
  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('none') })
  await expect(page.getByText(UNREADABLE_PICTURE)).toBeVisible()
  await file.setInputFiles(drawnCode('on\r\nnothing'))
  await expect(list).toHaveText(/^on\s+nothing/)
  await page.getByRole('button', { name: EDIT }).press('Enter')
  await expect(qr.text).toHaveValue('on\nnothing')
  await qr.text.press('ControlOrMeta+Z')
  await expect(qr.text).toHaveValue('before')
  const buffer = Buffer.from(photo)
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('second code')
  await expectOutlined(page, { left: 48, top: 116, sidePx: 200 })
  await page.getByRole('button', { name: ofCode(EDIT, 1) }).press('Enter')
  await expect(qr.text).not.toHaveValue('before')
  await page.getByRole('button', { name: UNDO }).press('Enter')
  await expect(qr.text).toHaveValue('before')

  const editCopy = list.getByRole('button').first()
  await editCopy.focus()
  await pasteFile(editCopy, drawnCode('pasted'))
  await expect(list).toHaveText(/^pasted/)
  await expect(list).toBeFocused()
  await pasteFile(list, { name: 'photo.png', mimeType: 'image/png', buffer })
  await expect(list.getByRole('listitem')).toHaveCount(2)

  const camera = page.getByRole('button', { name: USE_CAMERA })
  await camera.press('Enter')
  await expect.poll(states).toEqual(['ended'])
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(camera).toBeFocused()
})

test('QR-96: lamp and zoom of the camera are switched on the page while it runs', async ({
  page,
}) => {
  // The camera of a phone (W3C MediaStream Image Capture, 'Extensions') that sees nothing.
  await page.addInitScript(() => {
    const applied: object[] = []
    Object.assign(window, { applied })
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    const stream = canvas.captureStream(10)
    // A canvas that does not change gives no frames.
    setInterval(() => context?.fillRect(0, 0, 1, 1), 50)
    const [track] = stream.getVideoTracks()
    if (!track) throw new Error('no track')
    const capabilities = { torch: true, zoom: { min: 1, max: 5, step: 0.1 } }
    Object.assign(track, {
      getCapabilities: () => capabilities,
      getSettings: () => ({ zoom: 2 }),
      applyConstraints: async ({ advanced }: MediaTrackConstraints) =>
        void applied.push(...(advanced ?? [])),
    })
    navigator.mediaDevices.getUserMedia = async () => stream
  })
  const qr = new QrPage(page)
  await qr.open()
  await qr.press('read')
  await page.getByRole('button', { name: USE_CAMERA }).press('Enter')
  const torch = page.getByRole('button', { name: TORCH, exact: true, pressed: false })
  await torch.press('Enter')
  await expect(page.getByRole('button', { name: TORCH, exact: true, pressed: true })).toBeFocused()
  const zoom = page.getByRole('slider', { name: ZOOM })
  await expect(zoom).toHaveValue('25')
  await zoom.press('End')
  await expect(zoom).toHaveValue('100')
  await page.getByRole('button', { name: STOP_CAMERA }).press('Enter')
  await expect(zoom).toHaveCount(0)
  const applied = await page.evaluate(() => Reflect.get(window, 'applied') as object[])
  expect(applied).toEqual([{ torch: true }, { zoom: 5 }, { torch: false }])
})

test("QR-94, QR-95: what only the browser's own reader sees is read and outlined", async ({
  page,
  context,
}) => {
  // As the Shape Detection API (WICG) has it. Few browsers that run tests have one of their own.
  await prependToWorkers(
    context,
    '**/static/js/qr-read.worker-*.js',
    `globalThis.BarcodeDetector = class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async ({ width, height }) => {
        const corners = [[0.25, 0.25], [0.75, 0.25], [0.75, 0.75], [0.25, 0.75]]
        const cornerPoints = corners.map(([x, y]) => ({ x: x * width, y: y * height }))
        return [{ rawValue: 'seen by the browser', format: 'qr_code', cornerPoints }]
      }
    };`,
  )
  const qr = new QrPage(page)
  await qr.open()
  await qr.press('read')
  const nothing = svgFile('0 0 64 64', '<rect width="8" height="8"/>')
  await page.getByLabel(CHOOSE_PICTURE).setInputFiles(nothing)
  await expect(page.getByRole('list', { name: FOUND })).toHaveText(/^seen by the browser/)
  const still = page.getByRole('img', { name: stillText(1) })
  const corners = '0.25,0.25 0.75,0.25 0.75,0.75 0.25,0.75'
  await expect(still.locator('polygon').last()).toHaveAttribute('points', corners)
})
