import { parseHexColor, toHex } from '../../lib/hex-color'
import type { IconName } from '../../lib/icon-name'
import { Button } from '../../ui/button'
import { ColorField } from '../../ui/color-field'
import { SelectField } from '../../ui/field'
import { useDelayed } from '../../ui/use-delayed'
import { EC_LEVELS, SIZES_PX, type EcLevel } from './domain/settings'
import { QR_TEMPLATES, type QrTemplate } from './domain/templates'
import styles from './page.module.css'
import { useQr } from './store'

const BUSY_SHOWN_AFTER_MS = 150

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
    <fieldset className={styles.group}>
      <legend>Start from a template</legend>
      <div className={styles.templates}>
        {QR_TEMPLATES.map(({ id, label, text }) => (
          <Button key={id} icon={TEMPLATE_ICONS[id]} onClick={() => change({ text })}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
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
  const waiting = useDelayed(
    useQr((s) => s.busy),
    BUSY_SHOWN_AFTER_MS,
  )
  const generate = useQr((s) => s.generate)
  const clear = useQr((s) => s.clear)
  return (
    <div className={styles.actions}>
      <Button icon="qr-code" className={styles.generate} onClick={generate}>
        {waiting ? 'Generating...' : 'Generate QR Code'}
      </Button>
      <Button icon="x" onClick={clear}>
        Clear
      </Button>
    </div>
  )
}

export function CodeOptions() {
  const sizePx = useQr((s) => s.settings.sizePx)
  const level = useQr((s) => s.settings.level)
  const change = useQr((s) => s.change)
  return (
    <section className={styles.options} aria-label="Options">
      <Templates />
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
      <Actions />
    </section>
  )
}
