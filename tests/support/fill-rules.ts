type Point = readonly [x: number, y: number]

/** Closed lines; of a curve they have its middle and its end. */
export type Outlines = Point[][]

/** The middle of a cubic Bézier curve. */
const curveMiddle = (start: number, one: number, other: number, end: number) =>
  (start + 3 * one + 3 * other + end) / 8

/** Those of an SVG path of absolute lines, and of corners that are a relative quarter of a circle. */
export function outlinesOfSvg(path: string): Outlines {
  return path.split('M').flatMap((outline) => {
    const [, startX, startY] = /^(\S+) ([^HVaz]+)/.exec(outline) ?? []
    if (startY === undefined) return []
    let [x, y] = [Number(startX), Number(startY)]
    const points: Point[] = [[x, y]]
    let isLying = true
    for (const [, command, text = ''] of outline.matchAll(/([HVa])([^HVaz]+)/g)) {
      const numbers = text.split(' ').map(Number)
      if (command === 'a') {
        const [dx = 0, dy = 0] = numbers.slice(-2)
        // A quarter goes on in the direction that the line before it has.
        const [along, across] = [Math.SQRT1_2, 1 - Math.SQRT1_2]
        const parts = isLying ? [along, across] : [across, along]
        points.push([x + dx * (parts[0] ?? 0), y + dy * (parts[1] ?? 0)])
        x += dx
        y += dy
      } else {
        isLying = command === 'H'
        if (isLying) x = Number(text)
        else y = Number(text)
      }
      points.push([x, y])
    }
    return [points]
  })
}

/** Those of the content of a PDF: rectangles, lines, and cubic Bézier curves (ISO 32000-1 §8.5.2). */
export function outlinesOfPdf(content: string): Outlines {
  const outlines: Outlines = []
  for (const [, numbersText = '', operator] of content.matchAll(/((?:-?[\d.]+ )+)(re|m|l|c)\b/g)) {
    const numbers = numbersText.trim().split(' ').map(Number)
    const [x = 0, y = 0, otherX = 0, otherY = 0, endX = 0, endY = 0] = numbers
    const outline = outlines.at(-1)
    const [beforeX, beforeY] = outline?.at(-1) ?? [0, 0]
    if (operator === 're') {
      const [right, bottom] = [x + otherX, y + otherY]
      outlines.push([
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ])
    } else if (operator === 'm') outlines.push([[x, y]])
    else if (operator === 'l') outline?.push([x, y])
    else {
      const middle = [
        curveMiddle(beforeX, x, otherX, endX),
        curveMiddle(beforeY, y, otherY, endY),
      ] as const
      outline?.push(middle, [endX, endY])
    }
  }
  return outlines
}

/** Where the outlines cross a line of height `y`, and whether downwards. */
const crossingsAt = (outlines: Outlines, y: number) =>
  outlines.flatMap((points) =>
    points.flatMap(([x1, y1], at) => {
      const [x2, y2] = points[(at + 1) % points.length] ?? [x1, y1]
      if (y1 <= y === y2 <= y) return []
      return [{ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 }]
    }),
  )

/** Whether the middle of each module of a square is painted by the rules 'nonzero' and 'evenodd' (SVG 2 §13.4.2). */
export const paintedModules = (outlines: Outlines, span: number) =>
  Array.from({ length: span }, (_row, row) => {
    const crossings = crossingsAt(outlines, row + 0.5)
    return Array.from({ length: span }, (_column, column) => {
      const beyond = crossings.filter(({ x }) => x > column + 0.5)
      const winding = beyond.reduce((sum, { turn }) => sum + turn, 0)
      return { nonzero: winding !== 0, evenodd: beyond.length % 2 === 1 }
    })
  }).flat()
