import { FactList, type Fact } from '../../../ui/layout/fact-list'

const FACTS: readonly Fact[] = [
  { title: 'Left to right', text: 'Every operator works at once: 2 + 3 × 4 gives 20.' },
  {
    title: 'Percent',
    text: '50 + 20 % is 60: a share of the first number. After × and ÷ it is a hundredth.',
  },
  { title: 'Exact', text: '0.1 + 0.2 is 0.3. Results show up to 15 digits.' },
  { title: 'Division by zero', text: 'Gives 0, and the display says so.' },
  {
    title: 'Keyboard',
    text: 'Digits . + - * / as on the keys, Enter or = for the result, Escape to clear all, Backspace to delete. Ctrl+C copies the display, Ctrl+V takes a number.',
  },
]

export const CalculatorInformation = () => <FactList title="How it works" facts={FACTS} />
