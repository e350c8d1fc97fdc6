import { parseHexColor, toHex } from '../../../lib/color'
import type { IconName } from '../../../lib/icon-name'
import { Button } from '../../../ui/button'
import { ButtonRow } from '../../../ui/button-row'
import { ColorField } from './color-field'
import { SelectField } from '../../../ui/field'
import { FieldGroup } from '../../../ui/field-group'
import { Zone } from '../../../ui/tool-layout'
import { useLate } from '../../../ui/use-late'
import { EC_LEVELS, SIZES_PX, type EcLevel } from '../domain/settings'
import { QR_TEMPLATES, type QrTemplate } from '../domain/templates'
import colorStyles from './code-colors.module.css'
import styles from '../page.module.css'
import { ScanWarning } from './scan-warning'
import { useQr } from '../store'

const LEVEL_NAMES: Record<EcLevel, string> = {
  L: 'L: about 7%',
  M: 'M: about 15%',
  Q: 'Q: about 25%',
  H: 'H: about 30%',
}

const TEMPLATE_ICONS: Record<QrTemplate['id'], IconName> = {
  url: 'link',
  email: 'mail',
  phone: 'phone',
  sms: 'message-square',
  wifi: 'wifi',
  contact: 'contact',
}

function Templates({ onUndo }: { onUndo: () => void }) {
  const applyTemplate = useQr((s) => s.applyTemplate)
  return (
    <FieldGroup label="Start from a template">
      <div className={styles.choice}>
        <div className={styles.templates}>
          {QR_TEMPLATES.map(({ id, label, text }) => (
            <Button
              key={id}
              tone="chip"
              icon={TEMPLATE_ICONS[id]}
              onClick={() => applyTemplate(text)}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className={styles.undo}>
          <Undo after="template" onUndo={onUndo} />
        </div>
      </div>
    </FieldGroup>
  )
}

function CodeColor({ field, label }: { field: 'dark' | 'light'; label: string }) {
  const value = useQr((s) => s.colors[field])
  const judged = parseHexColor(useQr((s) => s.settings[field]))
  const typeColor = useQr((s) => s.typeColor)
  const settleColors = useQr((s) => s.settleColors)
  return (
    <ColorField
      label={label}
      value={value}
      pickerValue={judged && toHex(judged)}
      error={judged ? undefined : 'Use # and 3 or 6 hex digits, such as #1a2b3c.'}
      onChange={(next) => typeColor(field, next)}
      onLeave={settleColors}
    />
  )
}

interface UndoProps {
  after: 'template' | 'clear'
  onUndo: () => void
}

/** Stands where a text was replaced, until the next edit. */
function Undo({ after, onUndo }: UndoProps) {
  const isLast = useQr((s) => s.undoable.at(-1)?.after === after)
  const undo = useQr((s) => s.undo)
  if (!isLast) return null
  const handleClick = () => {
    undo()
    onUndo()
  }
  return (
    <Button tone="quiet" icon="rotate-ccw" onClick={handleClick}>
      Undo
    </Button>
  )
}

function Actions({ onUndo, onClear }: { onUndo: () => void; onClear: () => void }) {
  const waiting = useLate(useQr((s) => s.busy))
  const generate = useQr((s) => s.generate)
  const clear = useQr((s) => s.clear)
  return (
    <ButtonRow spread="start">
      <Button icon="qr-code" onClick={generate}>
        <span className={styles.action}>{waiting ? 'Generating...' : 'Generate QR Code'}</span>
      </Button>
      <Button
        icon="x"
        onClick={() => {
          clear()
          onClear()
        }}
      >
        Clear
      </Button>
      <Undo after="clear" onUndo={onUndo} />
    </ButtonRow>
  )
}

/** `focusText` moves the focus to the text that was cleared or restored. */
export function CodeOptions({ focusText }: { focusText: () => void }) {
  const sizePx = useQr((s) => s.settings.sizePx)
  const level = useQr((s) => s.settings.level)
  const change = useQr((s) => s.change)
  return (
    <Zone zone="inputs" aria-label="Options">
      <Templates onUndo={focusText} />
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
      <Actions onUndo={focusText} onClear={focusText} />
    </Zone>
  )
}
