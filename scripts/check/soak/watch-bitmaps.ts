import type { Page } from 'playwright'

declare global {
  interface Window {
    openBitmaps: number
  }
}

/**
 * Counts the pictures that workers have sent to the page and that are not closed, from the page's
 * first script on: `window.openBitmaps`.
 */
export async function watchBitmaps(page: Page) {
  await page.addInitScript(() => {
    const open: Set<ImageBitmap> = new Set()
    const note = (value: unknown) => {
      if (value instanceof ImageBitmap) open.add(value)
      else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
        for (const part of Object.values(value)) note(part)
      }
    }
    // Called on the picture below.
    // oxlint-disable-next-line typescript/unbound-method
    const close = ImageBitmap.prototype.close
    ImageBitmap.prototype.close = function () {
      open.delete(this)
      close.call(this)
    }
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args)
        this.addEventListener('message', ({ data }) => note(data))
      }
    }
    Object.defineProperty(window, 'openBitmaps', { get: () => open.size })
  })
}
