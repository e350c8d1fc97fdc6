import { readAnyHex } from '#lib/color'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Stack } from '#ui/layout/columns'
import { ColorField } from '#ui/fields/color-field'
import { SelectField } from '#ui/fields/field'
import { useDelayedBusy } from '#ui/feedback/use-delayed-busy'
import { EC_LEVELS, SIZES_PX, type EcLevel } from '../domain/settings'
import colorStyles from './options.module.css'
import styles from '../page.module.css'
import { ScanWarning } from './warning'
import { Undo } from '../parts/undo'
import { useQr } from '../state'

const LEVEL_NAMES: Record<EcLevel, string> = {
  L: 'L: about 7%',
  M: 'M: about 15%',
  Q: 'Q: about 25%',
  H: 'H: about 30%',
}

export const COLOR_ERROR = 'Use # and 3 or 6 hex digits, such as #1a2b3c.'

function CodeColor({ field, label }: { field: 'dark' | 'light'; label: string }) {
  const value = useQr((s) => s.colors[field])
  const judged = readAnyHex(useQr((s) => s.settings[field]))
  const typeColor = useQr((s) => s.typeColor)
  const settleColors = useQr((s) => s.settleColors)
  return (
    <ColorField
      label={label}
      value={value}
      error={judged ? undefined : COLOR_ERROR}
      onChange={(next) => typeColor(field, next)}
      onBlur={settleColors}
      pickerLabel={`${label} picker`}
      color={judged ?? '#000000'}
      onPick={(next) => typeColor(field, next)}
    />
  )
}

function Actions({ focusText }: { focusText: () => void }) {
  const waiting = useDelayedBusy(useQr((s) => s.busy))
  const generate = useQr((s) => s.generate)
  const clear = useQr((s) => s.clear)
  return (
    <ButtonRow>
      <Button icon="qr-code" onClick={generate}>
        <span className={styles.action}>{waiting ? 'Generating...' : 'Generate QR Code'}</span>
      </Button>
      <Button
        icon="x"
        onClick={() => {
          clear()
          focusText()
        }}
      >
        Clear
      </Button>
      <Undo after="clear" onUndo={focusText} />
    </ButtonRow>
  )
}

/** `focusText` moves the focus to the text that was cleared or restored. */
export function CodeOptions({ focusText }: { focusText: () => void }) {
  const sizePx = useQr((s) => s.settings.sizePx)
  const level = useQr((s) => s.settings.level)
  const change = useQr((s) => s.change)
  return (
    <Stack>
      <div className={colorStyles.settings}>
        <div className={styles.fields}>
          <SelectField
            label="Size"
            value={sizePx}
            options={SIZES_PX.map((px) => ({ value: px, text: `${px} × ${px} px` }))}
            onChange={(value) => change({ sizePx: value })}
          />
          <SelectField
            label="Error correction"
            value={level}
            options={EC_LEVELS.map((value) => ({ value, text: LEVEL_NAMES[value] }))}
            onChange={(value) => change({ level: value })}
          />
          <CodeColor field="dark" label="Foreground color" />
          <CodeColor field="light" label="Background color" />
        </div>
        <ScanWarning />
      </div>
      <Actions focusText={focusText} />
    </Stack>
  )
}
