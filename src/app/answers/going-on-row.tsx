import { useLazyPart } from '#ui/browser/use-lazy-part'
import type { Row } from '../../answers/row'
import type { Answer } from '../../tools/answer'
import type { GoingOnModule } from '../../tools/live'

const modules = import.meta.glob<GoingOnModule>('../../tools/*/live/going-on.tsx')

const rowOf = (tool: string, answer: Answer): Row => ({
  key: `going on ${answer.madeFrom}`,
  tool,
  extra: null,
  title: [],
  answer: { ...answer, measure: answer.measure ?? null },
  opening: answer.opening,
})

const loadNone = async (): Promise<GoingOnModule> => ({ GoingOn: () => null })

interface Props {
  tool: string
  onShow: (row: Row) => void
}

/** The row of what one tool has going on, such as running timers. */
export function GoingOnRow({ tool, onShow }: Props) {
  const { part } = useLazyPart(modules[`../../tools/${tool}/live/going-on.tsx`] ?? loadNone, true)
  return part && <part.GoingOn show={(answer) => onShow(rowOf(tool, answer))} />
}
