import { memo, useState, type RefObject } from 'react'
import { Announce } from '#ui/feedback/announce'
import { OneClickButton } from '#ui/buttons/button'
import { Section } from '#ui/layout/section'
import { PRESETS } from '../domain/presets'
import styles from '../page.module.css'
import { useColor } from '../state'
import * as texts from '../texts.en'
import { useLateColor } from './use-live'
import { ColorButton } from './color-button'

const Presets = memo(function Presets({ selected }: { selected: string }) {
  const select = useColor((s) => s.select)
  return (
    <ul className={styles.swatches}>
      {PRESETS.map(({ name, color }) => (
        <li key={color}>
          <ColorButton
            color={color}
            name={texts.presetName(name, color)}
            pressed={color === selected}
            onClick={() => select(color)}
          />
        </li>
      ))}
    </ul>
  )
})

export const PresetSwatches = () => (
  <section className={styles.section} aria-labelledby="color-presets">
    <h2 id="color-presets">{texts.PRESET_COLORS}</h2>
    <Presets selected={useLateColor((s) => s.settled)} />
  </section>
)

interface Props {
  /** Takes the focus when the list, and with it the button, goes away. */
  next: RefObject<HTMLElement | null>
}

/** The recent colors, which are shown only when there are any. */
export function RecentColors({ next }: Props) {
  const recent = useLateColor((s) => s.recent)
  const recall = useColor((s) => s.recall)
  const clearRecent = useColor((s) => s.clearRecent)
  const [cleared, setCleared] = useState(false)
  const empty = recent.length === 0
  const clear = () => {
    next.current?.focus()
    clearRecent()
    setCleared(true)
  }
  return (
    <div>
      <Announce text={cleared && empty && texts.HISTORY_CLEARED} />
      {!empty && (
        <Section
          title={texts.RECENT_COLORS}
          className={styles.section}
          action={
            <OneClickButton variant="quiet" icon="trash" onPress={clear}>
              {texts.CLEAR_HISTORY}
            </OneClickButton>
          }
        >
          <ul className={styles.swatches}>
            {recent.map((color) => (
              <li key={color}>
                <ColorButton
                  color={color}
                  name={texts.recentName(color)}
                  onClick={() => recall(color)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
