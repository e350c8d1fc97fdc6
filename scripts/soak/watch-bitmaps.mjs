/** @typedef {import('playwright').Page} Page */

/**
 * Counts the pictures that workers have sent to the page and that nobody has closed, from the page's
 * first script on: `window.openBitmaps`.
 * @param {Page} page
 */
export async function watchBitmaps(page) {
  await page.addInitScript(() => {
    /** @type {Set<ImageBitmap>} */
    const open = new Set()
    /** @param {unknown} value */
    const note = (value) => {
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
      /** @param {ConstructorParameters<typeof Worker>} args */
      constructor(...args) {
        super(...args)
        this.addEventListener('message', ({ data }) => note(data))
      }
    }
    Object.defineProperty(window, 'openBitmaps', { get: () => open.size })
  })
}
