import { Button } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { SelectField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import type { SoundName } from '../../domain/options'
import { changeOptions, useTimerOptions } from '../../store-options'
import { testSound } from '../../store-time'
import styles from './alarm.module.css'

const SOUNDS: { value: SoundName; text: string }[] = [
  { value: 'bell', text: 'Bell' },
  { value: 'beeps', text: 'Beeps' },
  { value: 'chime', text: 'Chime' },
]

const VOLUMES = [1, 0.75, 0.5, 0.25].map((value) => ({ value, text: `${value * 100} %` }))

/** How the alarm sounds, and what happens after zero. */
export function AlarmOptions() {
  const { sound, volume, repeats, countsUp } = useTimerOptions()
  return (
    <Stack>
      <div className={styles.fields}>
        <SelectField
          label="Alarm sound"
          value={sound}
          options={SOUNDS}
          onChange={(value) => changeOptions({ sound: value })}
        />
        <SelectField
          label="Volume"
          value={volume}
          options={VOLUMES}
          onChange={(value) => changeOptions({ volume: value })}
        />
        <Button icon="bell" onClick={testSound}>
          Test sound
        </Button>
      </div>
      <Chips aria-label="At zero">
        <Button
          variant="chip"
          aria-pressed={repeats}
          onClick={() => changeOptions({ repeats: !repeats })}
        >
          Repeat
        </Button>
        <Button
          variant="chip"
          aria-pressed={countsUp}
          onClick={() => changeOptions({ countsUp: !countsUp })}
        >
          Count up after zero
        </Button>
      </Chips>
    </Stack>
  )
}
