import { ColorButton } from './color-button'
import { PRESETS } from '../domain/presets'
import styles from '../page.module.css'
import { useColor } from '../store'

export function PresetSwatches() {
  const selected = useColor((s) => s.settled)
  const select = useColor((s) => s.select)
  return (
    <section className={styles.section} aria-labelledby="color-presets">
      <h2 id="color-presets">Preset Colors</h2>
      <ul className={styles.swatches}>
        {PRESETS.map(({ name, color }) => (
          <li key={color}>
            <ColorButton
              color={color}
              name={`${name} ${color}`}
              pressed={color === selected}
              onClick={() => select(color)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
