import type { Locator, Page } from '@playwright/test'
import { VISITS } from './states/visits'
import { expect, test } from './support/test'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }

interface Shift {
  value: number
  /** What moved, for the message of a test that fails. */
  moved: string[]
}

/** Layout Instability API; not among TypeScript's types. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Notes every shift of the layout that does not follow a press or a key within 500 ms. */
function recordShifts() {
  window.shifts = []
  new PerformanceObserver((list) => {
    // What the observer below asks for.
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      if (entry.hadRecentInput) continue
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} '${node?.textContent?.slice(0, 40)}' ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`,
      )
      window.shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Where an element is on the page, whichever part of that is in sight; null: it is not shown now. */
async function placeOf(element: Locator): Promise<string | null> {
  if (!(await element.isVisible())) return null
  return element.evaluate((node) => {
    const { x, y } = node.getBoundingClientRect()
    return `${node.nodeName} ${Math.round(x + scrollX)}, ${Math.round(y + scrollY)}`
  })
}

/** Remembers where elements were first seen; says which of them are elsewhere now. */
function watchPlaces(elements: Locator[]) {
  const first: (string | null)[] = []
  return async () => {
    const places = await Promise.all(elements.map(placeOf))
    return places.flatMap((place, index) => {
      const before = (first[index] ??= place)
      return place === null || place === before ? [] : [`${before} to ${place}`]
    })
  }
}

const shiftsOn = async (page: Page) => {
  // The observer hears of a shift with the frame after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  return page.evaluate(() => window.shifts)
}

for (const [device, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const [name, { open, states = {}, steady }] of Object.entries(VISITS)) {
    if (size === DESKTOP && !steady) continue
    test(`${name}: nothing shifts as it loads and is used on a ${device}`, async ({
      page,
      complaints,
    }) => {
      test.slow()
      await page.setViewportSize(size)
      await page.addInitScript(recordShifts)
      await open(page, complaints)
      const moved = watchPlaces(steady?.(page) ?? [])
      expect(await moved()).toEqual([])
      for (const [state, reach] of Object.entries(states)) {
        await reach(page, complaints)
        expect.soft(await moved(), state).toEqual([])
      }
      expect(await shiftsOn(page)).toEqual([])
    })
  }
}
