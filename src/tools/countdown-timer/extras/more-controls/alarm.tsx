import { Button } from '#ui/buttons/button'
import { SelectField } from '#ui/fields/field'
import { SwitchField } from '#ui/fields/checkbox-field'
import { Stack } from '#ui/layout/columns'
import { SOUND_NAMES } from '../../domain/options'
import { useTimer } from '../../state'
import { percent, SOUNDS as NAMES } from '../texts.en'
import styles from './alarm.module.css'
import { testSound } from './state'
import * as texts from './texts.en'

const SOUNDS = SOUND_NAMES.map((value) => ({ value, text: NAMES[value] }))

const VOLUMES = [1, 0.75, 0.5, 0.25].map((value) => ({ value, text: percent(value * 100) }))

/** How the alarm sounds, and what happens after zero. */
export function AlarmOptions() {
  const { sound, volume, repeats, countsUp } = useTimer((s) => s.options)
  const setOptions = useTimer((s) => s.setOptions)
  return (
    <Stack>
      <div className={styles.fields}>
        <SelectField
          label={texts.ALARM_SOUND}
          value={sound}
          options={SOUNDS}
          onChange={(value) => setOptions({ sound: value })}
        />
        <SelectField
          label={texts.VOLUME}
          value={volume}
          options={VOLUMES}
          onChange={(value) => setOptions({ volume: value })}
        />
        <Button icon="bell" onClick={testSound}>
          {texts.TEST_SOUND}
        </Button>
      </div>
      <div className={styles.switches}>
        <SwitchField
          label={texts.REPEAT}
          hint={texts.REPEAT_HINT}
          checked={repeats}
          onChange={(checked) => setOptions({ repeats: checked })}
        />
        <SwitchField
          label={texts.COUNT_UP}
          hint={texts.COUNT_UP_HINT}
          checked={countsUp}
          onChange={(checked) => setOptions({ countsUp: checked })}
        />
      </div>
    </Stack>
  )
}
