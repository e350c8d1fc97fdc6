import type { Page } from 'playwright'

/** Counts the frames of the page from now on; the function that is returned asks for how many there were. */
export async function countFrames(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.frames = '0'
    const next = () => {
      dataset.frames = String(Number(dataset.frames) + 1)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.frames))
}
