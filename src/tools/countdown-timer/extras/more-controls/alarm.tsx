import { Button } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { SelectField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { SOUND_NAMES } from '../../domain/options'
import { useTimer } from '../../state'
import styles from './alarm.module.css'
import * as texts from './texts.en'

const SOUNDS = SOUND_NAMES.map((value) => ({ value, text: texts.SOUNDS[value] }))

const VOLUMES = [1, 0.75, 0.5, 0.25].map((value) => ({ value, text: texts.percent(value * 100) }))

/** How the alarm sounds, and what happens after zero. */
export function AlarmOptions() {
  const { sound, volume, repeats, countsUp } = useTimer((s) => s.options)
  const setOptions = useTimer((s) => s.setOptions)
  const testSound = useTimer((s) => s.testSound)
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
      <Chips aria-label={texts.AT_ZERO}>
        <Button
          variant="chip"
          aria-pressed={repeats}
          onClick={() => setOptions({ repeats: !repeats })}
        >
          {texts.REPEAT}
        </Button>
        <Button
          variant="chip"
          aria-pressed={countsUp}
          onClick={() => setOptions({ countsUp: !countsUp })}
        >
          {texts.COUNT_UP}
        </Button>
      </Chips>
    </Stack>
  )
}
