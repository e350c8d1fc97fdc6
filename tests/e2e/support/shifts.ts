import type { ElementHandle, Locator, Page } from '@playwright/test'

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
    unfolded: Set<Node>
  }
}

/**
 * Runs in the page. Notes every shift of the layout that does not follow a press or a key within 500 ms.
 * @param ofPart how large one has to be while the page still comes: a browser that is short of time paints what has
 * come, and a row that ends at the right has its last word a moment later. PL-58 holds the sum of these.
 */
export function recordShifts(ofPart = 0.005) {
  window.shifts = []
  let wholeAtMs = Infinity
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => {
      wholeAtMs = performance.now()
    }),
  )
  window.unfolded = new Set()
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const noteUnfolded = ({ target }: Event) => {
    if (target instanceof Node) window.unfolded.add(target)
  }
  document.addEventListener('toggle', noteUnfolded, true)
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const noteChanged = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('details, dialog, [data-panel]')) {
      noteUnfolded(event)
    }
  }
  document.addEventListener('input', noteChanged, true)
  // What follows an extra that was just unfolded moves when its code comes, however late that is; within an extra
  // also what follows a field that brings more of them, and in the box over a page what follows its answers.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const isPushed = ({ node }: { node: Node | null }) =>
    node !== null &&
    [...window.unfolded].some(
      (extra) => extra.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING,
    )
  // A browser leaves out what moved by less than 3 px, but not where the page was scrolled meanwhile:
  // https://wicg.github.io/layout-instability/
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const isSlight = ({ previousRect, currentRect }: LayoutShiftEntry['sources'][number]) => {
    const across = Math.abs(currentRect.x - previousRect.x)
    const down = Math.abs(currentRect.y - previousRect.y)
    // The edge of the window cuts off both places of an element: two that are the same may be far apart beyond it.
    return across + down > 0 && Math.max(across, down) < 3
  }
  // What a control is made of has no node here, nor has what is gone by now: it moved with what stands around it.
  const isNone = ({ sources }: LayoutShiftEntry) => {
    const named = sources.filter(({ node }) => node !== null)
    return named.length > 0 && named.every((source) => isPushed(source) || isSlight(source))
  }
  new PerformanceObserver((list) => {
    // What the observer below asks for.
    for (const entry of list.getEntries() as LayoutShiftEntry[]) {
      if (entry.hadRecentInput || isNone(entry)) continue
      if (entry.startTime <= wholeAtMs && entry.value < ofPart) continue
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} '${node?.textContent?.slice(0, 40)}' ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`,
      )
      window.shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shifts since the last question. */
export async function takeShifts(page: Page): Promise<Shift[]> {
  // The observer gets a shift with the frame after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  // In a call of its own: on a busy machine the observer comes after the timer.
  return page.evaluate(() => {
    window.unfolded.clear()
    return window.shifts.splice(0)
  })
}

const GONE = 'gone'

/** Where elements are on the page, whichever part of that is in sight; null: one that is not shown now. */
function placesOf(elements: (Element | null)[]): (string | null)[] {
  return elements.map((element) => {
    if (!element?.isConnected) return 'gone'
    if (!element.checkVisibility({ visibilityProperty: true })) return null
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width * height === 0) return null
    return `${element.nodeName} ${Math.round(x + scrollX)}, ${Math.round(y + scrollY)}`
  })
}

/** Runs in the page: what rolls or blooms for a moment is elsewhere meanwhile, so it is brought to its end. */
function finishBriefAnimations() {
  const brief = document.getAnimations().filter(({ effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return typeof endTime === 'number' && endTime < 500
  })
  for (const animation of brief) animation.finish()
}

/** Looks for elements again once one of them has gone: by role and name that takes longer than all else. */
function findPlacesOf(page: Page, locators: Locator[]) {
  let found: (ElementHandle<Element> | null)[] = []
  return async () => {
    // Those of a document that has been left cannot be asked.
    const known = await page.evaluate(placesOf, found).catch((): (string | null)[] => [])
    if (known.length === locators.length && !known.includes(GONE)) return known
    found = await Promise.all(
      locators.map(async (locator) => {
        const [first = null] = await locator.elementHandles()
        // All that have a role are elements.
        return first as ElementHandle<Element> | null
      }),
    )
    const places = await page.evaluate(placesOf, found)
    return places.map((place) => (place === GONE ? null : place))
  }
}

/** Remembers where elements were first seen, at each width of its own; returns which of them are elsewhere now. */
export function watchPlaces(page: Page, elements: Locator[]) {
  const findPlaces = findPlacesOf(page, elements)
  return () => {
    const first: (string | null)[] = []
    return async () => {
      await page.evaluate(finishBriefAnimations)
      const places = await findPlaces()
      return places.flatMap((place, index) => {
        const before = (first[index] ??= place)
        return place === null || place === before ? [] : [`${before} to ${place}`]
      })
    }
  }
}
