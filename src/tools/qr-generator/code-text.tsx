import { TextAreaField } from '../../ui/text-area-field'
import { CapacityNote } from './capacity-note'
import styles from './page.module.css'
import { useQr } from './store'

export function CodeText() {
  const text = useQr((s) => s.settings.text)
  const change = useQr((s) => s.change)
  return (
    <section className={styles.text} aria-label="Text">
      <TextAreaField
        label="Text or link"
        rows={3}
        value={text}
        hint={<CapacityNote />}
        onChange={(next) => change({ text: next })}
      />
    </section>
  )
}
