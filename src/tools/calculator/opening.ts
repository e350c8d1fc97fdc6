import { UNREADABLE, type Opening } from '../opening'
import { valueOf } from './domain/value-of'
import type { CalculatorState } from './store'

export const openingOf = (getState: () => CalculatorState): Opening => ({
  openFragment(expression) {
    const value = valueOf(expression)
    if (!value) return UNREADABLE
    getState().showResult(expression, value)
    return null
  },
})
