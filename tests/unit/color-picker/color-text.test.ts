import { expect, test } from 'vitest'
import { ask } from '../../support/answer-modules'
import { readColorText } from '../../../src/tools/color-picker/extras/shared/color-text'

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
  ['static const deep = Color(0xFF3498DB);', '#3498db'],
  ['val deep = Color(0xFF3498DB)', '#3498db'],
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
  expect(read(text)).toMatchObject({ color, all: [color] })
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

// CO-49. In hex as they stand, or by hand; the files are as their programs write them.
const GIMP = `GIMP Palette
Name: Harbor 50 60 70
Columns: 5
#
 38  70  83\tDeep blue 3
 42 157 143\tTeal
233 196 106\tSand`
const HARBOR = ['#264653', '#2a9d8f', '#e9c46a']
const LISTS = [
  ['--a: #3498db; --b: #e74c3c;', ['#3498db', '#e74c3c']],
  ['#3498db\n#e74c3c', ['#3498db', '#e74c3c']],
  ['#3498db #e74c3c', ['#3498db', '#e74c3c']],
  ['{ "primary": "#3498db", "second": "#fff" }', ['#3498db', '#ffffff']],
  ['font-size: 12px; color: teal; border-color: red', ['#008080', '#ff0000']],
  ['#264653,#2a9d8f,#e9c46a', HARBOR],
  ['#264653, #2a9d8f, #e9c46a;', HARBOR],
  ['264653,2a9d8f,e9c46a', HARBOR],
  ['264653 2a9d8f e9c46a', HARBOR],
  ['264653\n2A9D8F\ne9c46a\n', HARBOR],
  ['264653-2a9d8f-e9c46a', HARBOR],
  ['#264653 | #2a9d8f | #e9c46a', HARBOR],
  ['"264653","2a9d8f","e9c46a"', HARBOR],
  ['["#264653", "#2a9d8f", "#e9c46a"]', HARBOR],
  ["const harbor = ['#264653', '#2a9d8f', '#e9c46a'];", HARBOR],
  ['rgb(38,70,83), rgb(42 157 143), #e9c46a', HARBOR],
  ['red, light blue, green', ['#ff0000', '#add8e6', '#008000']],
  ['deep: #264653, teal: #2a9d8f, sand: #e9c46a', HARBOR],
  ['#264653 and #2a9d8f', HARBOR.slice(0, 2)],
  ['Deep blue #264653, Teal #2a9d8f', HARBOR.slice(0, 2)],
  ['linear-gradient(90deg, #264653 10%, #2a9d8f)', HARBOR.slice(0, 2)],
  ['#111,#222', ['#111111', '#222222']],
  ['https://coolors.co/264653-2a9d8f-e9c46a', HARBOR],
  ['coolors.co/palette/264653-2a9d8f-e9c46a', HARBOR],
  ['https://colorhunt.co/palette/2646532a9d8fe9c46a', HARBOR],
  ['38 70 83\n42 157 143\n233 196 106', HARBOR],
  ['38, 70, 83\tDeep blue\n42, 157, 143\tTeal\n233, 196, 106\tSand', HARBOR],
  ['38 70 83 42 157 143 233 196 106', HARBOR],
  ['[[38, 70, 83], [42, 157, 143], [233, 196, 106]]', HARBOR],
  [GIMP, HARBOR],
  // As a field of one line has it.
  [GIMP.replaceAll('\n', ' '), HARBOR],
  [
    'GIMP Palette\n#Palette Name: Harbor\n38\t70\t83\t264653\n42\t157\t143\t2a9d8f',
    HARBOR.slice(0, 2),
  ],
  [
    'GIMP Palette Channels: RGBA # 38 70 83 255 Untitled 42 157 143 255 Untitled',
    HARBOR.slice(0, 2),
  ],
  ['JASC-PAL\n0100\n3\n38 70 83\n42 157 143\n233 196 106\n', HARBOR],
  [';paint.net Palette File\n;Colors: 3\nFF264653\nFF2a9d8f\nFFe9c46a', HARBOR],
  // Digits of the comments are none of the colors, nor are those of a name.
  [
    '; paint.net Palette File ; For example, this would specify green: FF00FF00 ; remaining slots are white (FFFFFFFF). FF264653 FF2A9D8F',
    HARBOR.slice(0, 2),
  ],
  [
    'GIMP Palette #Palette Name: Harbor #Description: 12 20 30 boats #Colors: 2 38\t70\t83\t264653 42\t157\t143\t2a9d8f',
    HARBOR.slice(0, 2),
  ],
  [
    'GIMP Palette\nName: Harbor\n#\n38 70 83\tDeep (38, 70, 83)\n42 157 143\tTeal (42, 157, 143)',
    HARBOR.slice(0, 2),
  ],
  ['[38 70 83; 42 157 143; 233 196 106]/255', HARBOR],
  ['base00: "264653" base01: "2a9d8f" base02: "e9c46a"', HARBOR],
  [':root { --deep: #264653; --teal: #2a9d8f; }', HARBOR.slice(0, 2)],
  ['- Deep `#264653` - Teal `#2a9d8f`', HARBOR.slice(0, 2)],
  // Names beside the values are none of the colors.
  ['{"Deep sea":"264653","Teal":"2a9d8f","Persian green":"e9c46a"}', HARBOR],
  ['[{"name":"Red","value":"#264653"},{"name":"Green","value":"#2a9d8f"}]', HARBOR.slice(0, 2)],
  ['| Red | #264653 |\n| Green | #2a9d8f |', HARBOR.slice(0, 2)],
  [
    '[{"name":"Green","hex":"264653","rgb":[38,70,83],"cmyk":[54,16,0,67],"hsl":[197,37,24]},{"name":"Teal","hex":"2a9d8f","rgb":[42,157,143]}]',
    HARBOR.slice(0, 2),
  ],
  [
    '<palette>\n  <color name="Green" hex="264653" r="38" g="70" b="83" />\n  <color name="Teal" hex="2a9d8f" r="42" g="157" b="143" />\n</palette>',
    HARBOR.slice(0, 2),
  ],
  ['linear-gradient(90deg, rgba(38,70,83,1) 0%, rgb(42 157 143) 50%, #e9c46a 100%)', HARBOR],
] as const

test.each(LISTS)(
  'CO-49: of the colors in %j the first is taken, and all are known',
  (text, all) => {
    expect(read(text)).toMatchObject({ color: all[0], all })
  },
)

test.each(LISTS.filter(([text]) => !/^[;{]|^\[\{|^font|^https|\n/.test(text)))(
  'CO-49: the box has the first color of %j, and its page all of them',
  (text, all) => {
    const answer = ask(text).answers.find(({ value }) => value === all[0])
    expect(answer).toMatchObject({
      notes: expect.arrayContaining([expect.stringContaining(`all ${all.length}`)]),
      opening: { fragment: all.join('-').replaceAll('#', '') },
    })
  },
)

// Android: 'Color state list resource' and 'More resource types'; WPF: 'Color Structure', #ARGB and #AARRGGBB.
test.each([
  '<color name="purple_500">#80264653</color>',
  '<Color x:Key="Primary">#80264653</Color>',
])('CO-41: in %j the alpha stands first', (text) => {
  expect(read(text)).toMatchObject({ color: '#264653', isAlphaFirst: true, alpha01: 128 / 255 })
})

test.each([
  '123, 456',
  '111 222 333',
  '300 200 100',
  '1 2 3 4',
  '264653 steel',
  'issues #123 and #456',
  '12 34 56 apples',
])('CO-49: %j is no list of colors', (text) => {
  expect(read(text)).toEqual({ code: 'no-color' })
})

test.each(['264653,123456', 'facade decade', '1 2 3 4 5 6', '264653-123456', 'bed, fad'])(
  'CO-49: in the box %j is numbers or words, not colors',
  (text) => {
    expect(ask(text).answers.filter(({ value }) => value.startsWith('#'))).toEqual([])
  },
)

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
  ['contrast rgb(from black r g b / 50%) on white', 'not-computed'],
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
