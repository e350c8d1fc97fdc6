import type { IconName } from '../../../lib/icon-name'
import { Button } from '../../../ui/buttons/button'
import { Chips } from '../../../ui/buttons/chips'
import { Section } from '../../../ui/layout/section'
import { QR_TEMPLATES, type QrTemplate } from '../domain/templates'
import styles from '../page.module.css'
import { Undo } from './undo'
import { useQr } from '../store'

const TEMPLATE_ICONS: Record<QrTemplate['id'], IconName> = {
  url: 'link',
  email: 'mail',
  phone: 'phone',
  sms: 'message-square',
  wifi: 'wifi',
  contact: 'contact',
}

/** Sample texts, one of them pressed while it is the text. */
export function Templates({ onUndo }: { onUndo: () => void }) {
  const chosen = useQr((s) => QR_TEMPLATES.find(({ text }) => text === s.settings.text)?.id)
  const applyTemplate = useQr((s) => s.applyTemplate)
  return (
    <Section title="Start from a template" action={<Undo after="template" onUndo={onUndo} />}>
      <Chips aria-label="Templates" className={styles.templates}>
        {QR_TEMPLATES.map(({ id, label, text }) => (
          <Button
            key={id}
            variant="chip"
            icon={TEMPLATE_ICONS[id]}
            aria-pressed={id === chosen}
            onClick={() => applyTemplate(text)}
          >
            {label}
          </Button>
        ))}
      </Chips>
    </Section>
  )
}
