import { expect, test } from 'vitest'
import { svgCost } from '#lib/svg-cost'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

/** Ten times as many rectangles at each step. */
const nested = (steps: number) =>
  Array.from({ length: steps }, (_, step) => {
    const uses = `<use href="#s${step}"/>`.repeat(10)
    return `<g id="s${step + 1}">${uses}</g>`
  }).join('')

test.each([
  [svg('<path d="M0 0h1"/><g><circle r="1"/></g>'), 5],
  [svg('<rect id="a"/><use href="#a"/><use xlink:href="#a"/>'), 7],
  [svg('<pattern id="p"><rect/><rect/></pattern><rect fill="url(#p)"/>'), 9],
  // Not in the order in which they stand.
  [svg('<use href="#b"/><g id="b"><rect/></g>'), 7],
  [svg('<rect fill="url(#gone)"/><a href="https://a.example/?b&amp;c"/>'), 4],
  [svg('<text title="a > b">x</text>'), 3],
  // An end too many hides nothing.
  [`</g></g>${svg('<rect/>')}`, 3],
  ['no SVG', 1],
])('%s costs %d shapes, the file itself among them', (text, cost) => {
  expect(svgCost(text)).toBe(cost)
})

test('what is used in what is used is counted each time', () => {
  expect(svgCost(svg(`<rect id="s0"/>${nested(8)}`))).toBeGreaterThan(1e8)
})

test.each([
  svg('<g id="a"><use href="#a"/></g>'),
  svg('<filter id="f"><feTurbulence/></filter>'),
  svg('<rect style="filter:blur(90px)"/>'),
  svg('<style>rect { filter : blur(90px) }</style>'),
  svg('<image href="data:image/svg+xml,%3Csvg/%3E"/>'),
  svg('<g>'.repeat(2000)),
  // XML and addresses have other ways to write what is referred to.
  svg('<g id="a"><use href="&#35;a"/></g>'),
  svg('<g id="b1"/><use href="#%621"/>'),
  svg('<g id="b&#49;"/><use href="#b1"/>'),
  svg('<g id="a"><rect style="mask:url(&quot;#a&quot;)"/></g>'),
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
])('%s may cost any amount', (text) => {
  expect(svgCost(text)).toBe(Infinity)
})
