import { create, type StateCreator, type StoreApi } from 'zustand'
import { copyText } from '../../platform/clipboard'
import { enterExpression } from './domain/enter-expression'
import { answerExpression, type ExpressionAnswer } from './domain/expression-answer'
import { useCalculator, type CalculatorState } from './store'

export interface ExpressionState {
  text: string
  /** Null while the line is empty. */
  answer: ExpressionAnswer | null
  /** Counts the results that were put into the history. */
  entered: number
  edit: (text: string) => void
  /** Puts the result into the history and on the display; false if there is none. */
  enter: () => boolean
  /** Resolves whether the result is on the clipboard. */
  copy: () => Promise<boolean>
}

export const expressionState =
  (calculator: StoreApi<CalculatorState>, write: typeof copyText): StateCreator<ExpressionState> =>
  (set, get) => {
    const answerTo = (text: string) =>
      answerExpression(text, undefined, calculator.getState().calculator.angle)
    calculator.subscribe(({ calculator: { angle } }, { calculator: before }) => {
      if (angle !== before.angle) set(({ text }) => ({ answer: answerTo(text) }))
    })
    return {
      text: '',
      answer: null,
      entered: 0,
      edit: (text) => set({ text, answer: answerTo(text) }),
      enter() {
        const { text, answer, entered } = get()
        if (!answer?.result.ok) return false
        const { value } = answer.result.value
        const source = text.trim().replaceAll(/\s+/g, ' ')
        calculator.setState((state) => ({
          calculator: enterExpression(state.calculator, source, value),
          notice: null,
        }))
        set({ entered: entered + 1 })
        return true
      },
      async copy() {
        const { answer } = get()
        return answer?.result.ok === true && write(answer.result.value.text)
      },
    }
  }

export const useExpression = create(expressionState(useCalculator, copyText))
