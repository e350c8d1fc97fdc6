import { GERMAN, writingBy } from './writing-rules'

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
} = writingBy(GERMAN)
