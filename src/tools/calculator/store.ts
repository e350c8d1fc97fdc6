import { create, type StateCreator } from 'zustand'
import { NEW_CALCULATOR, type Calculator, type Equation } from './domain/calculator'
import type { Key } from './domain/keys'
import { press, reuse } from './domain/press'

export type Mode = 'standard' | 'scientific'

export interface CalculatorState {
  calculator: Calculator
  mode: Mode
  historyOpen: boolean
  press: (key: Key) => void
  chooseMode: (mode: Mode) => void
  toggleHistory: () => void
  clearHistory: () => void
  /** Puts an earlier result on the display. */
  reuse: (equation: Equation) => void
}

export const calculatorState: StateCreator<CalculatorState> = (set) => {
  const change = (next: (calculator: Calculator) => Calculator) =>
    set(({ calculator }) => ({ calculator: next(calculator) }))

  return {
    calculator: NEW_CALCULATOR,
    mode: 'standard',
    historyOpen: false,
    press: (key) => change((calculator) => press(calculator, key)),
    chooseMode: (mode) => set({ mode }),
    toggleHistory: () => set(({ historyOpen }) => ({ historyOpen: !historyOpen })),
    clearHistory: () => change((calculator) => ({ ...calculator, history: [] })),
    reuse: (equation) => change((calculator) => reuse(calculator, equation)),
  }
}

export const useCalculator = create(calculatorState)
