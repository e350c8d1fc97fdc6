import { RangeField } from '#ui/fields/range-field'
import { SwitchField } from '#ui/fields/checkbox-field'
import { FieldColumns } from '#ui/layout/field-columns'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { usePassword } from '../../state'
import { FIRST_GROUPS, GROUP_SIZE_RANGE, groupsIn, groupsOf, GROUPS_RANGE } from './domain'
import * as texts from './texts.en'

/** A password in groups. The length slider and the presets go back to a plain one. */
export default function Groups() {
  const form = usePassword((s) => groupsIn(s.settings))
  const change = usePassword((s) => s.change)
  const { groups, size } = form ?? FIRST_GROUPS
  return (
    <Stack>
      <SwitchField
        {...texts.IN_GROUPS}
        checked={form !== null}
        onChange={(isOn) => change({ form: isOn ? FIRST_GROUPS : null })}
      />
      <FieldColumns>
        <RangeField
          label={texts.GROUPS}
          {...GROUPS_RANGE}
          value={groups}
          onChange={(value) => change({ form: groupsOf(value, size) })}
        />
        <RangeField
          label={texts.GROUP_SIZE}
          {...GROUP_SIZE_RANGE}
          value={size}
          onChange={(value) => change({ form: groupsOf(groups, value) })}
        />
      </FieldColumns>
      <Note>{texts.NOTE}</Note>
    </Stack>
  )
}
