import type { NumberMarks } from './number-marks'

// Apart from `writing-rules.ts`, whose tables of all languages come along with anything of it.

/** A number with decimals, or with its mark alone; none that has a second mark. */
const DECIMALS = /(?<![\d.,])(?:\d+\.\d*|\.\d+)(?![\d.,])/g

/** A number with a comma before its decimals, and points between its thousands or none. */
const WITH_COMMA = /(?<![\d.,])(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d*,\d+)(?![\d.,])/g

/**
 * What `figures.en.ts` exports, of a language by its figures and marks.
 * @param between figures in a list, where the mark of decimals is no comma
 */
export function figuresBy(
  figure: (plain: string) => string,
  marks: () => NumberMarks,
  between = ', ',
) {
  const figures = (text: string): string => text.replace(DECIMALS, figure)

  function plainFigures(typed: string): string {
    const { decimal, group } = marks()
    if (decimal !== ',') return typed
    return typed.replace(WITH_COMMA, (number) =>
      group === '.' || !number.includes('.')
        ? number.replaceAll('.', '').replace(',', '.')
        : number,
    )
  }

  const figureList = (plain: readonly string[]): string =>
    plain.map(figures).join(marks().decimal === ',' ? '; ' : between)

  return { figures, plainFigures, figureList }
}
