import type { RefObject } from 'react'
import { Stack } from '../../../ui/layout/columns'
import { CAPACITY_ID } from './capacity-note'
import { Templates } from './templates'
import { TextAreaField } from './text-area-field'
import { useQr } from '../store'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  focusText: () => void
}

export function CodeText({ field, focusText }: Props) {
  const text = useQr((s) => s.settings.text)
  const change = useQr((s) => s.change)
  const replace = useQr((s) => s.applyTemplate)
  const isTooLong = useQr((s) => s.failure?.code === 'too-big')
  const undo = useQr((s) => s.undo)
  return (
    <Stack>
      <TextAreaField
        label="Text or link"
        rows={3}
        value={text}
        isInvalid={isTooLong}
        describedBy={CAPACITY_ID}
        onChange={(next) => change({ text: next })}
        onReplace={replace}
        onUndo={undo}
        ref={field}
      />
      <Templates onUndo={focusText} />
    </Stack>
  )
}
