import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { packageFile } from '../../../scripts/bootstrap/paths.mjs'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Half as long as what the package exports: each page compiles it anew. */
const AXE_SOURCE = readFileSync(packageFile('axe-core/axe.min.js'), 'utf8')

/**
 * Axe's rule that looks at colors, the only thing that differs between light and dark. Links in texts are
 * underlined in both.
 */
const COLOR_RULES = ['color-contrast']

/**
 * Waits until nothing moves any more, and nothing begins to for some frames: a color that is still on
 * its way has a contrast of its own. What goes on for long, or is paused, is no way to another color.
 */
const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const LONG_MS = 5000
    const STILL_FRAMES = 4
    const brief = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < LONG_MS)
    for (let frame = 0; frame < STILL_FRAMES; frame++) {
      await new Promise(requestAnimationFrame)
      const moving = brief()
      if (moving.length > 0) frame = -1
      await Promise.allSettled(moving.map((animation) => animation.finished))
    }
  })

/** What axe finds, a line for each element. */
export async function violationsOn(page: Page, only?: 'colors'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  await comeToRest(page)
  const options: axe.RunOptions = only === 'colors' ? { runOnly: COLOR_RULES } : {}
  const { violations } = await page.evaluate((run) => {
    // Hundreds of currencies take longer than the rest of their page, and have nothing to find: axe reads
    // the tree in this very task, and sees one option in each list.
    const lists = [...document.querySelectorAll('select')].map((list) => {
      const { selectedIndex, childNodes } = list
      const children = [...childNodes]
      list.replaceChildren(new Option('an option'))
      return () => {
        list.replaceChildren(...children)
        list.selectedIndex = selectedIndex
      }
    })
    const running = window.axe.run(
      { exclude: ['option'] },
      // Not the files of style sheets and sounds, which only rules need that are off or have nothing to look at.
      { ...run, resultTypes: ['violations'], preload: false },
    )
    for (const putBack of lists) putBack()
    return running
  }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  )
}

/** Texts of buttons in which a line ends within a word. */
export const brokenButtons = (page: Page): Promise<string[]> =>
  page.locator('button').evaluateAll((found) => {
    const range = document.createRange()
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    function isBroken(text: Node) {
      return [...(text.nodeValue ?? '').matchAll(/\p{L}+/gu)].some(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1
      })
    }
    return found
      .filter((button) => {
        const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) if (isBroken(texts.currentNode)) return true
        return false
      })
      .map((button) => button.textContent)
  })

/** Names that their tooltips repeat, or repeat in part: as descriptions those are read once more. */
export const doubledNames = (page: Page): Promise<(string | null)[]> =>
  page.locator('[aria-label][title]').evaluateAll((found) =>
    found
      .map((element) => element.getAttribute('aria-label'))
      .filter((name, index) => {
        const title = found[index]?.getAttribute('title') ?? ''
        return name && (title.startsWith(name) || title.split(' ').every((w) => name.includes(w)))
      }),
  )

/**
 * Visible controls that are lower or narrower than a finger, 44 px. A check box with its label is one
 * target. A link inside a sentence is excepted: it is as high as its line (WCAG 2.2, 2.5.8, inline).
 */
export function smallTargets(page: Page): Promise<string[]> {
  const controls = page.locator(
    'a, button, input, select, textarea, summary, [role=slider], [role=option]',
  )
  return controls.evaluateAll((found) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const isInSentence = (control: Element) =>
      control.matches('p a') &&
      getComputedStyle(control).display === 'inline' &&
      control.textContent !== control.parentElement?.textContent
    /** What it draws over all of the element around it takes the clicks there. */
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const areaOf = (part: Element) => {
      const { position, inset } = getComputedStyle(part, '::after')
      const isSpread = position === 'absolute' && inset === '0px'
      const isStatic = getComputedStyle(part).position === 'static'
      return (isSpread && isStatic && part instanceof HTMLElement && part.offsetParent) || part
    }
    const sizeOf = (control: Element) => {
      const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
      const parts = [control, ...((isBox && control.labels) || [])].map(areaOf)
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const from = (side: 'left' | 'top') => Math.min(...boxes.map((box) => box[side]))
      const to = (side: 'right' | 'bottom') => Math.max(...boxes.map((box) => box[side]))
      return { width: to('right') - from('left'), height: to('bottom') - from('top') }
    }
    return found
      .filter((control) => control.checkVisibility() && !isInSentence(control))
      .flatMap((control) => {
        const { width, height } = sizeOf(control)
        // Fractions of pixels are rounded somewhere on the way.
        if (width >= 43.99 && height >= 43.99) return []
        const name = control.getAttribute('aria-label') ?? control.textContent
        return [`${control.tagName}.${control.className} '${name}' ${width} x ${height}`]
      })
  })
}

/** How far the page can be scrolled sideways, in px; numbers have some frames to be fitted. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const FRAMES = 30
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const excess = () => {
      const { scrollWidth, clientWidth } = document.documentElement
      return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth
    }
    for (let frame = 0; frame < FRAMES && excess() > 0; frame++) {
      await new Promise(requestAnimationFrame)
    }
    return excess()
  })

/** Runs in the page: text of twice the size, spaced as WCAG 1.4.12 allows visitors to. */
export function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    html { font-size: 200% }
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Faults in the order of the visible headings: not one h1 in front, or a level that is left out. */
export async function headingFaults(page: Page): Promise<string[]> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent })),
    )
  const skipped = levels.filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
  const firsts = levels.filter(({ level }) => level === 1)
  return [
    ...skipped.map(({ level, text }) => `h${level} '${text}' leaves out a level`),
    ...(firsts.length === 1 ? [] : [`${firsts.length} h1`]),
  ]
}

/** Names of fields of one line that take a text of any length: browsers lay out a million characters for half a minute. */
export const unboundedLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input')]
      .filter(
        ({ type, readOnly, maxLength }) =>
          /^(text|search|url|tel|email|password)$/.test(type) && !readOnly && maxLength < 0,
      )
      .map((field) => field.labels?.[0]?.textContent ?? field.ariaLabel ?? field.outerHTML),
  )
