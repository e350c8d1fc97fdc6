import { parseHexColor, toHex } from '../../lib/hex-color'
import type { IconName } from '../../lib/icon-name'
import { Button } from '../../ui/button'
import { ButtonRow } from '../../ui/button-row'
import { ColorField } from '../../ui/color-field'
import { SelectField } from '../../ui/field'
import { FieldGroup } from '../../ui/field-group'
import { Zone } from '../../ui/tool-layout'
import { useLate } from '../../ui/use-late'
import { EC_LEVELS, SIZES_PX, type EcLevel } from './domain/settings'
import { QR_TEMPLATES, type QrTemplate } from './domain/templates'
import colorStyles from './code-colors.module.css'
import styles from './page.module.css'
import { ScanWarning } from './scan-warning'
import { useQr } from './store'

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

function Templates() {
  const change = useQr((s) => s.change)
  return (
    <FieldGroup label="Start from a template">
      <div className={styles.templates}>
        {QR_TEMPLATES.map(({ id, label, text }) => (
          <Button key={id} tone="chip" icon={TEMPLATE_ICONS[id]} onClick={() => change({ text })}>
            {label}
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}

function CodeColor({ field, label }: { field: 'dark' | 'light'; label: string }) {
  const value = useQr((s) => s.settings[field])
  const change = useQr((s) => s.change)
  const color = parseHexColor(value)
  return (
    <ColorField
      label={label}
      value={value}
      pickerValue={color && toHex(color)}
      error={color ? undefined : 'Use # and 3 or 6 hex digits, such as #1a2b3c.'}
      onChange={(next) => change({ [field]: next })}
    />
  )
}

function Actions() {
  const waiting = useLate(useQr((s) => s.busy))
  const generate = useQr((s) => s.generate)
  const clear = useQr((s) => s.clear)
  return (
    <ButtonRow spread="start">
      <Button icon="qr-code" onClick={generate}>
        <span className={styles.action}>{waiting ? 'Generating...' : 'Generate QR Code'}</span>
      </Button>
      <Button icon="x" onClick={clear}>
        Clear
      </Button>
    </ButtonRow>
  )
}

export function CodeOptions() {
  const sizePx = useQr((s) => s.settings.sizePx)
  const level = useQr((s) => s.settings.level)
  const change = useQr((s) => s.change)
  return (
    <Zone zone="inputs" aria-label="Options">
      <Templates />
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
      <Actions />
    </Zone>
  )
}
