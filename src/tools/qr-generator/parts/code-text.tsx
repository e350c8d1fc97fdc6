import type { RefObject } from 'react'
import { TextAreaField } from './text-area-field'
import { Zone } from '../../../ui/tool-layout'
import { CapacityNote } from './capacity-note'
import styles from '../page.module.css'
import { useQr } from '../store'

export function CodeText({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const text = useQr((s) => s.settings.text)
  const change = useQr((s) => s.change)
  const undo = useQr((s) => s.undo)
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
        onUndo={undo}
        ref={field}
      />
    </Zone>
  )
}
