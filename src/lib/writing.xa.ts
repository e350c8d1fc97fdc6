import { GERMAN, writingBy } from './writing-rules'

// A mark that no other language of the site has: a figure that was written past `figure` is seen. Every field reads it.
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
} = writingBy({ ...GERMAN, ...marks }, () => marks)
