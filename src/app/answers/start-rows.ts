import { TOOLS } from '../../tools/registry'
import { extraOf } from './entries'
import { rowOf } from './reply'
import type { RowGroup } from './row-group'
import { POPULAR_EXTRAS, TO_ASK, TOOLS_LABEL, TRY_ASKING } from './texts.en'

const POPULAR = [
  ['qr-generator', 'contents'],
  ['password-generator', 'forms'],
  ['color-picker', 'contrast'],
  ['currency-converter', 'many'],
  ['countdown-timer', 'several'],
  ['unit-converter', 'column'],
] as const

const tools = TOOLS.filter((tool) => tool.available)

const popular = POPULAR.flatMap(([id, name]) => {
  const tool = tools.find((one) => one.id === id)
  const extra = extraOf(id, name)
  return tool && extra ? [rowOf({ tool, extra })] : []
})

/** What the dialog shows before anything is asked: the tools, what many look for, and what can be asked. */
export const START: readonly RowGroup[] = [
  { label: TOOLS_LABEL, look: 'tile', rows: tools.map((tool) => rowOf({ tool, extra: null })) },
  { label: POPULAR_EXTRAS, look: 'row', rows: popular },
  {
    label: TRY_ASKING,
    look: 'chip',
    rows: TO_ASK.map((question) => ({ key: question, question })),
  },
]
