import { GERMAN, writingBy } from './writing-rules'

export const { grouped, figure, figures, figureList, plural, list, isolate } = writingBy(GERMAN)
