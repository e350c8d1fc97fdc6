import { readUnitQuestion } from './unit-question'

/** Whether it asks for 0 in a category that has only values above: `0 mpg in l/100km`. */
export const isOfZero = (question: string, locale: string | undefined): boolean =>
  /^[0.,]+(?!\d)/.test(question) &&
  readUnitQuestion(question.replace(/^[0.,]+/, '1'), locale)?.category.isPositive === true
