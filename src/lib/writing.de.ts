import { numberMarks } from './number-marks'

// Written out and not by rules of `writing-rules.ts`: each page has it, and has 0.2 kB less so.

/** A region may have other marks than its language, such as Switzerland's: the page writes those once it knows them. */
export const marks = () => numberMarks.noted() ?? { decimal: ',', group: '.' }

export const grouped = (whole: number): string =>
  String(whole).replace(/\B(?=(\d{3})+$)/g, marks().group)

export const figure = (plain: string): string => plain.replace('.', marks().decimal)

interface Forms {
  one: string
  other: string
}

export const plural = (count: number | string, { one, other }: Forms): string =>
  (/^-?1$/.test(String(count)) ? one : other).replace(
    '#',
    typeof count === 'number' ? grouped(count) : figure(count),
  )

export const englishMarks = (text: string): string =>
  marks().decimal === ',' ? text.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : text

export const list = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' und ')

export { BACK, isolate, ONWARD, unitList } from './left-to-right'
