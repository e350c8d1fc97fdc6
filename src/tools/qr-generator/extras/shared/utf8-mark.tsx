import { SwitchField } from '#ui/fields/checkbox-field'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { useQr } from '../../state'
import * as texts from '../texts.en'

/** States the encoding in the code. `reason`: why these texts need it, said until it is on; null: they are ASCII. */
export function Utf8Mark({ reason }: { reason: string | null }) {
  const isMarked = useQr((s) => s.settings.isUtf8Marked)
  const change = useQr((s) => s.change)
  return (
    <Stack>
      <SwitchField
        label={texts.MARK_UTF8}
        checked={isMarked}
        onChange={(isOn) => change({ isUtf8Marked: isOn })}
      />
      <div role="status">{reason && !isMarked && <Note>{reason}</Note>}</div>
    </Stack>
  )
}
