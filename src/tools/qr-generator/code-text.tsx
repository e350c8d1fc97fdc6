import { TextAreaField } from '../../ui/text-area-field'
import { Zone } from '../../ui/tool-layout'
import { CapacityNote } from './capacity-note'
import styles from './page.module.css'
import { useQr } from './store'

export function CodeText() {
  const text = useQr((s) => s.settings.text)
  const change = useQr((s) => s.change)
  return (
    <Zone zone="inputs" aria-label="Text">
      <TextAreaField
        label="Text or link"
        rows={3}
        value={text}
        hint={
          <div className={styles.capacity}>
            <CapacityNote />
          </div>
        }
        onChange={(next) => change({ text: next })}
      />
    </Zone>
  )
}
