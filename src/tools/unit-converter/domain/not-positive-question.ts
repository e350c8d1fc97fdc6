import { readUnitQuestion } from './unit-question'

/** `-5 mpg` as `5 mpg`, and `0 mpg` as `1 mpg`. */
const aboveZero = (question: string) =>
  question.replace(/^[-−]\s?/, '').replace(/^[0.,]+(?!\d)/, '1')

/** Whether it asks for 0 or less in a category that has only values above: `0 mpg in l/100km`. */
export function isNotPositive(question: string, locale: string | undefined): boolean {
  const other = aboveZero(question)
  return other !== question && readUnitQuestion(other, locale)?.category.isPositive === true
}
