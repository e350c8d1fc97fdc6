import { SwitchField } from '#ui/fields/checkbox-field'
import { useTimer } from '../../state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** The keys of the timer, and a switch for them. */
export default function KeyboardKeys() {
  const areOn = useTimer((s) => s.options.keysAreOn)
  const setOptions = useTimer((s) => s.setOptions)
  return (
    <div className={styles.keys}>
      <SwitchField
        label={texts.KEYS_SWITCH}
        hint={texts.KEYS_NOTE}
        checked={areOn}
        onChange={(keysAreOn) => setOptions({ keysAreOn })}
      />
      <dl>
        {texts.KEYS.map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
