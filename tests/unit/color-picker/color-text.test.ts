import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'
import { readColorText } from '../../../src/tools/color-picker/domain/color-text'

const read = (text: string) => {
  const found = readColorText(text)
  return found.ok ? found.value : found.error
}

// CO-41. The values of functions and channels are those of browsers; names are those of CSS Color 4.
const TEXTS = [
  ['3498db', '#3498db'],
  ['#3498DB', '#3498db'],
  ['#fff', '#ffffff'],
  ['fff', '#ffffff'],
  ['3af', '#33aaff'],
  ['3498db;', '#3498db'],
  ['#3498db;', '#3498db'],
  ['"#3498db",', '#3498db'],
  ['background: #3498db', '#3498db'],
  ['background: #3498db;', '#3498db'],
  ['--primary: oklch(0.205 0 0);', '#171717'],
  [':root {\n  --primary: oklch(0.205 0 0);\n}', '#171717'],
  ['--primary:\n  oklch(\n    0.205 0 0\n  );', '#171717'],
  ['color: red !important', '#ff0000'],
  ['color: red!important;', '#ff0000'],
  ['222.2 84% 4.9%', '#020817'],
  ['--foreground: 222.2 84% 4.9%;', '#020817'],
  ['120, 100%, 25%', '#008000'],
  ['52, 152, 219', '#3498db'],
  ['52 152 219', '#3498db'],
  ['--bs-blue-rgb: 13, 110, 253;', '#0d6efd'],
  ['Cornflower Blue', '#6495ed'],
  ['cornflower-blue', '#6495ed'],
  ['Color(0xFF3498DB)', '#3498db'],
  ['const Color(0xFF3498DB),', '#3498db'],
  ['0xFF3498DB', '#3498db'],
  ['0x3498DB', '#3498db'],
  ['rgb (52, 152, 219)', '#3498db'],
  ['rgb 52 152 219', '#3498db'],
  ['/* brand */ #3498db', '#3498db'],
  ['$brand: #3498db;', '#3498db'],
  ['@brand: #3498db;', '#3498db'],
  ['"primary": "#3498db",', '#3498db'],
  ['{ "primary": "#3498db" }', '#3498db'],
  ['fill="#3498db"', '#3498db'],
  ['(52, 152, 219)', '#3498db'],
  ['[52, 152, 219]', '#3498db'],
  ['120° 100% 25%', '#008000'],
  ['hsl(120°, 100%, 25%)', '#008000'],
  ['3498dbff', '#3498db'],
  // From a web page and from a keyboard for Japanese.
  ['\u200b#3498db\u200b', '#3498db'],
  ['＃３４９８ｄｂ', '#3498db'],
] as const

test.each(TEXTS)('CO-41: %j is %s', (text, color) => {
  expect(read(text)).toMatchObject({ color, isFirstOfSeveral: false })
})

// There letters alone are words, and what is a whole rule is no question.
test.each(TEXTS.filter(([text]) => !/^[a-f\d]{3}$|^[:{/]/.test(text)))(
  'CO-41: the box has the color of %j, too',
  (text, color) => {
    expect(ask(text).answers.map(({ value }) => value)).toContain(color)
  },
)

test('the alpha of 0xAARRGGBB stands before the other channels, and is said to', () => {
  expect(read('0x803498DB')).toMatchObject({
    color: '#3498db',
    isAlphaFirst: true,
    alpha01: 128 / 255,
  })
  expect(read('#3498db80')).toMatchObject({ isAlphaFirst: false, alpha01: 128 / 255 })
})

test.each([
  ['--a: #3498db; --b: #e74c3c;', '#3498db'],
  ['#3498db\n#e74c3c', '#3498db'],
  ['#3498db #e74c3c', '#3498db'],
  ['{ "primary": "#3498db", "second": "#fff" }', '#3498db'],
  ['font-size: 12px; color: teal; border-color: red', '#008080'],
])('of several colors in %j the first is taken, and is said to', (text, color) => {
  expect(read(text)).toMatchObject({ color, isFirstOfSeveral: true })
})

test.each([
  ['currentColor', 'depends'],
  ['color: inherit;', 'depends'],
  ['var(--primary)', 'depends'],
  ['rgb(var(--blue) / 50%)', 'depends'],
  ['light-dark(white, black)', 'depends'],
  ['CanvasText', 'depends'],
  ['oklch(from #3498db l c h)', 'not-computed'],
  ['oklch(from var(--a) l c h)', 'depends'],
  ['color-mix(in srgb, currentColor, blue)', 'depends'],
  ['color(--swop5c 0% 70% 20% 0%)', 'depends'],
  ['if(style(--dark): white; else: black)', 'depends'],
  ['color-mix(in oklab, red, blue 20%)', 'not-computed'],
  ['rgb(calc(50 + 2) 152 219)', 'not-computed'],
  ['hsl(sin(45deg) 50% 50%)', 'not-computed'],
  ['rgb(round(51.6) 152 219)', 'not-computed'],
  ['contrast-color(red)', 'not-computed'],
  ['bed', 'no-color'],
  ['steel blues', 'no-color'],
  ['300, 20, 20', 'no-color'],
  ['12px', 'no-color'],
  ['issue #123', 'no-color'],
  ['color-mix(in srgb, #fff calc(50%), #000)', 'not-computed'],
  ['rgb(52;152;219)', 'no-color'],
  ['', 'no-color'],
])('CO-42: %j is no color that can be read: %s', (text, code) => {
  expect(read(text)).toEqual({ code })
})
