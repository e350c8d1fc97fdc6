import type { ComponentProps } from 'react'
import { Extra } from '#ui/layout/extra'
import { useCalculator } from '../state'
import * as titles from './texts.en'

const EXTRAS: readonly (ComponentProps<typeof Extra> & { takesLine: boolean })[] = [
  { title: titles.EXPRESSION, load: () => import('./expression/view'), takesLine: true },
]

/** Extras beside the keypad; each is loaded when it is first unfolded. */
export function CalculatorExtras() {
  const openedLines = useCalculator((s) => s.openedLines)
  return EXTRAS.map(({ title, load, takesLine }) => (
    <Extra key={title} title={title} load={load} openings={takesLine ? openedLines : undefined} />
  ))
}
