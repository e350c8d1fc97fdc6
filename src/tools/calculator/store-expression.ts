import type { StateCreator, StoreApi } from 'zustand'
import { completed } from '../../lib/expression/completed'
import { create } from '../../platform/view-store'
import type { Calculator } from './domain/calculator'
import { enterExpression, enterLongSum } from './domain/enter-expression'
import { answerExpression, type ExpressionAnswer } from './domain/expression-answer'
import { useCalculator, type CalculatorState } from './store'

interface ExpressionState {
  text: string
  /** Null while the line is empty. */
  answer: ExpressionAnswer | null
  /** Counts the results that were put into the history. */
  entered: number
  edit: (text: string) => void
  /** Puts the result into the history and on the display; false if there is none. */
  enter: () => boolean
  /** Puts the result of a long sum into the history. */
  enterLong: (text: string, shown: string) => void
}

const inOneLine = (text: string) => completed(text).trim().replaceAll(/\s+/g, ' ')

export const expressionState =
  (calculator: StoreApi<CalculatorState>): StateCreator<ExpressionState> =>
  (set, get) => {
    const answerTo = (text: string) =>
      answerExpression(text, undefined, calculator.getState().calculator.angle)
    const edit = (text: string) => set({ text, answer: answerTo(text) })
    const { line: first } = calculator.getState()
    calculator.subscribe(({ calculator: { angle }, line }, before) => {
      if (line && line !== before.line) edit(line.text)
      else if (angle !== before.calculator.angle) edit(get().text)
    })
    function change(next: (calculator: Calculator) => Calculator) {
      calculator.setState((state) => ({ calculator: next(state.calculator), notice: null }))
      set(({ entered }) => ({ entered: entered + 1 }))
    }
    return {
      text: first?.text ?? '',
      answer: first && answerTo(first.text),
      entered: 0,
      edit,
      enter() {
        const { text, answer } = get()
        if (!answer?.result.ok) return false
        const { value } = answer.result.value
        change((state) => enterExpression(state, inOneLine(text), value))
        return true
      },
      enterLong: (text, shown) => change((state) => enterLongSum(state, inOneLine(text), shown)),
    }
  }

export const useExpression = create(expressionState(useCalculator))
