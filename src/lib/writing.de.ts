import { GERMAN, writingBy } from './writing-rules'

export const { grouped, figure, plural, list, isolate } = writingBy(GERMAN)
