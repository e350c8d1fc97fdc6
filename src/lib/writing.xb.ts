import { GERMAN, writingBy } from './writing-rules'

const marks = { decimal: '٫', group: '٬' }

export const { grouped, figure, figures, figureList, plural, list, isolate } = writingBy(
  { ...GERMAN, ...marks, direction: 'rtl' },
  () => marks,
)
