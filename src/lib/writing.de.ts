import { GERMAN, writingBy } from './writing-rules'

export const {
  grouped,
  figure,
  figures,
  plainFigures,
  figureList,
  plural,
  list,
  unitList,
  isolate,
} = writingBy(GERMAN)
