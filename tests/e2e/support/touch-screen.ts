import type { Locator, Page } from '@playwright/test'

export interface Place {
  x: number
  y: number
}

type Path = [Place, ...Place[]]

export async function middleOf(element: Locator): Promise<Place> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Fingers as the browser takes them: its first move tells it whether one scrolls. */
export async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: Place[],
    timestamp = Date.now() / 1000,
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  return {
    /** One finger goes from place to place, and rests there before it is lifted: no momentum. */
    swipe: async ([first, ...rest]: Path) => {
      await touch('touchStart', [first])
      for (const place of rest) await touch('touchMove', [place])
      await touch('touchEnd', [], Date.now() / 1000 + 1)
    },
    /** The browser takes the gesture for its own. */
    cancelledSwipe: async ([first, ...rest]: Path) => {
      await touch('touchStart', [first])
      for (const place of rest) await touch('touchMove', [place])
      await touch('touchCancel', [])
    },
    /** Two fingers go down and move apart, `px` to each side. */
    pinch: async ({ x, y }: Place, px: number) => {
      const apart = (by: number) => [
        { x: x - 20 - by, y, id: 0 },
        { x: x + 20 + by, y, id: 1 },
      ]
      await touch('touchStart', apart(0).slice(0, 1))
      await touch('touchStart', apart(0))
      for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', apart(px * share))
      await touch('touchEnd', [])
    },
    /** The second finger comes before the first is lifted. */
    tapTwo: async (first: Place, second: Place) => {
      const both = [
        { ...first, id: 0 },
        { ...second, id: 1 },
      ]
      await touch('touchStart', both.slice(0, 1))
      await touch('touchStart', both)
      await touch('touchMove', both.slice(1))
      await touch('touchEnd', [])
    },
  }
}
