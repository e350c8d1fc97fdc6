import { useId } from 'react'
import { readHex } from '../../lib/hex-color'
import { Button } from '../../ui/button'
import fieldStyles from '../../ui/field.module.css'
import { LiveColorInput } from '../../ui/live-color-input'
import styles from './color-inputs.module.css'
import { useColor } from './store'

/** Hands on what the browser's picker gives: `#rrggbb` wherever the standard is kept. */
function NativePicker() {
  const color = useColor((s) => s.color)
  const tryOut = useColor((s) => s.tryOut)
  const select = useColor((s) => s.select)
  const withColor = (use: typeof select) => (value: string) => {
    const picked = readHex(value)
    if (picked) use(picked)
  }
  return (
    <LiveColorInput
      name="Color picker"
      value={color}
      onTryOut={withColor(tryOut)}
      onSelect={withColor(select)}
    />
  )
}

function HexField({ id }: { id: string }) {
  const color = useColor((s) => s.color)
  const draft = useColor((s) => s.hexDraft)
  const typeHex = useColor((s) => s.typeHex)
  const leaveHex = useColor((s) => s.leaveHex)
  const refused = draft !== null && readHex(draft) === null
  return (
    <input
      id={id}
      className={`${fieldStyles.control} ${styles.text}`}
      aria-invalid={refused || undefined}
      aria-describedby={`${id}-hint`}
      value={draft ?? color}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      onChange={(event) => typeHex(event.target.value)}
      onBlur={leaveHex}
    />
  )
}

/** The browser's picker, the HEX field and Random Color. */
export function ColorInputs() {
  const id = useId()
  const selectRandom = useColor((s) => s.selectRandom)
  return (
    <div className={styles.inputs}>
      <div className={styles.heading}>
        <label htmlFor={id}>HEX</label>
        <span id={`${id}-hint`} className={styles.hint}>
          # and 6 hex digits
        </span>
      </div>
      <NativePicker />
      <HexField id={id} />
      <Button icon="shuffle" onClick={selectRandom}>
        Random Color
      </Button>
    </div>
  )
}
