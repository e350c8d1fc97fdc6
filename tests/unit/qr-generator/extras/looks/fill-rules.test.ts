import { expect, test } from 'vitest'
import { pdfFile } from '../../../../../src/tools/qr-generator/extras/shared/scene-pdf'
import { paintBand } from '../../../../../src/tools/qr-generator/extras/looks/domain/scene-pixels'
import { svgFile } from '../../../../../src/tools/qr-generator/extras/shared/scene-svg'
import { sketch, type Sketch } from '../../../../../src/tools/qr-generator/extras/shared/sketch'
import { MODULE_SHAPES } from '../../../../../src/tools/qr-generator/domain/style'
import { outlinesOfPdf, outlinesOfSvg, paintedModules } from '../../../../support/fill-rules'
import { valueOf } from '../../../../support/qr-pictures'
import { ADAPTERS, styledSettings } from '../../../../support/qr-styles'

const PAGE = { width: 50, height: 50, sizeMm: 50, places: [{ x: 0, y: 0 }] }

const textOf = (file: Awaited<ReturnType<typeof svgFile>>) =>
  Buffer.from(valueOf(file)).toString('latin1')

/** Whether each module is dark in the middle of its pixels, row by row, without logo and caption. */
function darkInPixels(code: Sketch) {
  const { span } = code
  const layout = { sizePx: span * 5, modulePx: 5, offsetPx: 0 }
  const black = { ...code, placed: [], inkEnd: code.ink }
  const { words } = paintBand(black, layout, [0, layout.sizePx])
  return Array.from({ length: span * span }, (_, at) => {
    const [x, y] = [(at % span) * 5 + 2, Math.floor(at / span) * 5 + 2]
    return words[y * layout.sizePx + x] === 0xff000000
  })
}

const [LEAST, MOST] = [{}, { endColor: '#1d4ed8', caption: 'Scan me' }] as const

// CairoSVG 2.5.2 has no 'evenodd' beside a gradient; many cutters and fonts have none at all.
test.each(
  MODULE_SHAPES.flatMap((modules) => [
    { modules, ...LEAST },
    { modules, ...MOST },
  ]),
)('QR-52: SVG and PDF are the PNG by either fill rule: %o', async (style) => {
  const settings = styledSettings(style)
  const code = valueOf(sketch(settings))
  const dark = darkInPixels(code)
  const svg = textOf(await svgFile(settings, 50, ADAPTERS))
  const [, path = ''] = /fill-rule="evenodd" d="([^"]*)"/.exec(svg) ?? []
  const pdf = textOf(await pdfFile(settings, PAGE, ADAPTERS))
  const [, content = ''] = /\nq\n([^]*?)\n(?:f\* Q|W\* n)/.exec(pdf) ?? []
  for (const outlines of [outlinesOfSvg(path), outlinesOfPdf(content)]) {
    const painted = paintedModules(outlines, code.span)
    expect(painted.map(({ evenodd }) => evenodd)).toEqual(dark)
    expect(painted.map(({ nonzero }) => nonzero)).toEqual(dark)
  }
})
