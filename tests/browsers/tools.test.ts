import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TOOLS } from '../../src/tools/registry'
import { readPngWithZxing } from '../support/qr-decoders'
import { readChunks } from '../support/read-png'
import { startRecordingServer } from './support/recording-server'
import { firefoxPath, startFirefox } from './support/firefox'
import type { Visit } from './support/w3c'
import { hasWebkit, startWebkit } from './support/webkit'

const BROWSERS = [
  { name: 'Firefox', isThere: firefoxPath !== undefined, start: startFirefox },
  { name: 'WebKitGTK', isThere: hasWebkit, start: startWebkit },
]

/** The rate hosts may not answer here; the page shows it, and goes on with saved rates. */
const OF_RATE_HOSTS = /jsdelivr|currency-api|^console\.error: (Currency list|Exchange rates)/

// W3C WebDriver, 17.4.2: the arrow keys.
const UP = '\uE013'
const DOWN = '\uE015'

const button = (name: string) => `//button[normalize-space()='${name}']`
const labelled = (name: string) => `//*[@id=//label[normalize-space()='${name}']/@for]`

const text = (visit: Visit, selector: string) =>
  visit.run((wanted) => document.querySelector(wanted)?.textContent ?? '', selector)

const untilText = (visit: Visit, selector: string, pattern: string) =>
  visit.until(
    `${pattern} in ${selector}`,
    (wanted, expected) =>
      new RegExp(expected).test(document.querySelector(wanted)?.textContent ?? ''),
    selector,
    pattern,
  )

/** Runs in the page. */
const isOtherPassword = (old: string) => {
  const { value = '' } = document.querySelector('textarea') ?? {}
  return value !== '' && value !== old
}

/** Runs in the page. A canvas of one color makes a far shorter file. */
const isCanvasPainted = () => {
  const { length } = document.querySelector('canvas')?.toDataURL() ?? ''
  return length > 5000
}

async function readPicture(pngUrl: string) {
  const png = Uint8Array.from(Buffer.from(pngUrl.split(',')[1] ?? '', 'base64'))
  const found = await readPngWithZxing(png)
  const header = readChunks(png).find(({ type }) => type === 'IHDR')?.data
  return (
    found && {
      text: Buffer.from(found.bytes).toString('utf8'),
      sizePx: header?.readUInt32BE(0),
    }
  )
}

for (const { name, isThere, start } of BROWSERS) {
  describe.skipIf(!isThere)(name, () => {
    let server: Awaited<ReturnType<typeof startRecordingServer>>
    let visit: Visit

    beforeAll(async () => {
      server = await startRecordingServer()
      visit = await start()
    })
    afterAll(async () => {
      await visit?.close()
      await server?.close()
    })
    afterEach(async () => {
      const loggedErrors = await visit.loggedErrors()
      expect(loggedErrors.filter((line) => !OF_RATE_HOSTS.test(line))).toEqual([])
    })

    test('the landing page opens and leads to a tool', async () => {
      await visit.open(`${server.url}/`)
      await visit.click(`//a[contains(., 'Try Now') and contains(., 'Calculator')]`)
      await untilText(visit, 'h1', '^Calculator$')
    })

    test('a text becomes a QR code, on the page and in the file', async () => {
      await visit.open(`${server.url}/qr-generator`)
      await visit.type(labelled('Text or link'), `made by ${name}`)
      await visit.until('the code', () => {
        const region = document.querySelector('section[aria-label="QR code"]')
        const context = region?.querySelector('canvas')?.getContext('2d')
        // The first picture is painted a task after its canvas came.
        const isPainted = context?.getImageData(0, 0, 1, 1).data[3] === 255
        return region?.getAttribute('aria-busy') === 'false' && isPainted
      })
      const canvasUrl = await visit.run(() => document.querySelector('canvas')?.toDataURL() ?? '')
      expect(await readPicture(canvasUrl)).toEqual({ text: `made by ${name}`, sizePx: 256 })
      await visit.run(() => {
        // The address of a file in memory is one for this page alone.
        URL.createObjectURL = (file: Blob) => {
          const reader = new FileReader()
          reader.addEventListener('load', () => {
            if (typeof reader.result === 'string') document.title += ` ${reader.result}`
          })
          reader.readAsDataURL(file)
          return 'blob:file'
        }
        HTMLAnchorElement.prototype.click = function () {
          document.title = this.download
        }
      })
      await visit.click(button('Download PNG'))
      await visit.until('the file', () => document.title.includes(' data:'))
      const [fileName, url = ''] = (await visit.run(() => document.title)).split(' ')
      expect(fileName).toBe('qrcode.png')
      expect(await readPicture(url)).toEqual({ text: `made by ${name}`, sizePx: 256 })
    })

    // `npm test` has this much; the rest runs every night.
    if (process.env['BROWSERS'] === 'smoke') return

    test.each(TOOLS.map(({ title, link }) => [title, link]))('%s opens', async (title, link) => {
      await visit.open(server.url + link)
      expect(await text(visit, 'h1')).toBe(title)
    })

    test('there is a password at once, and another one on demand', async () => {
      await visit.open(`${server.url}/password-generator`)
      const shown = () => visit.run(() => document.querySelector('textarea')?.value ?? '')
      await visit.until('a password', isOtherPassword, '')
      const first = await shown()
      expect(first).toMatch(/^[A-Za-z0-9]{12}$/)
      await visit.click(button('Generate New'))
      await visit.until('another password', isOtherPassword, first)
    })

    test('26.2 millimeters are 2.62 centimeters', async () => {
      await visit.open(`${server.url}/unit-converter`)
      await visit.type(labelled('From'), '26.2')
      await visit.until('the result', () => {
        const result = document.querySelector<HTMLInputElement>('input[readonly]')
        return result?.value === '2.62'
      })
    })

    test('a color has a palette, and a spectrum with a crosshair on the color', async () => {
      await visit.open(`${server.url}/color-picker`)
      await visit.until(
        'the palette',
        () => document.querySelectorAll('[data-count] li').length > 1,
      )
      // CO-06: the complement of #3498db.
      await untilText(visit, '[data-count]', '#db7734')
      await visit.until('the spectrum', isCanvasPainted)

      // hsl(145, 63%, 49%)
      await visit.click("//button[@title='Green #2ecc71']")
      await visit.until('the crosshair on the color', () => {
        const canvas = document.querySelector('canvas')?.getBoundingClientRect()
        const ring = document.querySelector('canvas + span circle')?.getBoundingClientRect()
        if (!canvas || !ring) return false
        const x = (ring.x + ring.width / 2 - canvas.x) / canvas.width
        const y = (ring.y + ring.height / 2 - canvas.y) / canvas.height
        return Math.abs(x - 145 / 360) < 0.01 && Math.abs(y - 0.51) < 0.01
      })
    })

    test('the picture of a worker appears at every visit, not only at the first ones', async () => {
      for (let count = 0; count < 8; count++) {
        await visit.open(`${server.url}/color-picker`)
        await visit.until('the spectrum', isCanvasPainted)
      }
    })

    test('a timer of a second ends', async () => {
      await visit.open(`${server.url}/countdown-timer`)
      await visit.run(() => (HTMLMediaElement.prototype.play = async () => {}))
      await visit.type(labelled('Minutes'), DOWN.repeat(5))
      await visit.type(labelled('Seconds'), UP)
      await visit.click(button('Start Timer'))
      await untilText(visit, 'main', "Time's Up!")
      // Else it rings on the pages of later tests.
      await visit.click(button('New Timer'))
    })

    test('without its hosts the currency converter goes on with saved rates', async () => {
      await visit.open(`${server.url}/currency-converter`)
      await visit.until('rates, or the way on', () =>
        /Last updated|Use rates saved on/.test(document.querySelector('main')?.textContent ?? ''),
      )
      if ((await text(visit, 'main')).includes('Use rates saved on')) {
        await visit.click(`//button[contains(., 'Use rates saved on')]`)
      }
      await untilText(visit, 'section[aria-label="Conversion"]', '1 USD = ')
    })
  })
}
