import { useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { Announce } from '../../../ui/feedback/announce'
import { useRested } from '../../../ui/feedback/use-rested'
import { TextField } from '../../../ui/fields/field'
import { Stack } from '../../../ui/layout/columns'
import { problemText } from '../domain/expression-problem'
import { useExpression } from '../store-expression'
import { EarlierCalculations } from './earlier-calculations'
import { ExpressionResult } from './expression-result'

/** Whether the text is no more in the making: it has rested, or Enter was pressed. */
function useJudged(text: string) {
  const rested = useRested(text)
  const [submitted, setSubmitted] = useState<string | null>(null)
  return { isJudged: text === rested || text === submitted, judge: () => setSubmitted(text) }
}

export default function ExpressionLine() {
  const { text, answer, entered, edit, enter, copy } = useExpression()
  const input = useRef<HTMLInputElement>(null)
  const { isJudged, judge } = useJudged(text)
  const insert = (piece: (isAlone: boolean) => string) => {
    const field = input.current
    if (!field) return
    const { selectionStart, selectionEnd, value } = field
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const isAlone = value.slice(0, start) + value.slice(end) === ''
    field.setRangeText(piece(isAlone), start, end, 'end')
    edit(field.value)
    field.focus()
  }
  const result = answer?.result
  const problem = isJudged && result && !result.ok ? result.error : null

  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          judge()
          if (enter()) input.current?.select()
        }}
      >
        <TextField
          ref={input}
          label="Expression"
          hint="Times before plus, brackets, angles in degrees: 2+3×(4−1), 10% of 80, sin 30, 5!"
          error={problem ? problemText(text, problem) : undefined}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => edit(event.target.value)}
          beside={<Button type="submit">Enter</Button>}
        />
      </form>
      <ExpressionResult text={text} answer={answer} problem={problem} isJudged={isJudged} />
      {result?.ok && <CopyButton key={text} label="Copy Result" onCopy={copy} />}
      <EarlierCalculations
        onExpression={(expression) =>
          insert((isAlone) => (isAlone ? expression : `(${expression})`))
        }
        onResult={(shown) => insert(() => shown)}
      />
      <Announce turn={entered} text={entered > 0 && 'Put into the history'} />
    </Stack>
  )
}
