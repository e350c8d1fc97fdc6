import { GERMAN, writingBy } from './writing-rules'

const marks = { decimal: '٫', group: '٬' }

export const {
  grouped,
  figure,
  figures,
  plainFigures,
  englishMarks,
  figureList,
  plural,
  list,
  unitList,
  isolate,
  ONWARD,
  BACK,
} = writingBy({ ...GERMAN, ...marks, direction: 'rtl' }, () => marks)
