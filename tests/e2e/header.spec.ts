import { expect, test } from './support/test'

/**
 * Runs in the page: what moves in the header where the page is painted while only its beginning has come, and how many
 * parts it has then.
 */
async function movedWhileComing(): Promise<{ moved: string[]; parts: number }> {
  const html = await (await fetch(location.href)).text()
  const comes = html.slice(html.indexOf('<a', html.indexOf('<body')), html.indexOf('</header>'))
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const placesOf = (part: string) => {
    document.body.innerHTML = part
    return [...document.querySelectorAll('header :is(a, summary, button, svg, span)')].map(
      (element) => {
        const { x, y, width } = element.getBoundingClientRect()
        return element.checkVisibility() && width > 0
          ? `${element.nodeName} ${element.textContent} ${x}, ${y}`
          : null
      },
    )
  }
  const whole = placesOf(comes)
  // Behind each tag, and before it: there its text has come.
  const signs = comes.matchAll(/<|>/g)
  const ends = new Set([...signs].map(({ 0: sign, index }) => index + Number(sign === '>')))
  const moved = [...ends].flatMap((end) =>
    placesOf(comes.slice(0, end)).flatMap((place, at) => {
      const isThere = place?.split(' ').slice(-2).join() === whole[at]?.split(' ').slice(-2).join()
      return place === null || isThere ? [] : [`${place} to ${whole[at]}`]
    }),
  )
  return { moved: [...new Set(moved)], parts: whole.filter(Boolean).length }
}

test('SH-15: in the header what has come stays where it is as the rest comes', async ({ page }) => {
  for (const path of ['/', '/calculator']) {
    await page.goto(path)
    for (const width of [280, 360, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const { moved, parts } = await page.evaluate(movedWhileComing)
      expect.soft(moved, `${path} at ${width} px`).toEqual([])
      // The logo, the menu or the bar, Home, the box and the theme: else nothing was compared.
      expect(parts, `${path} at ${width} px`).toBeGreaterThanOrEqual(5)
    }
  }
})
