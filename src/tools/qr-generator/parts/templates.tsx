import { Button } from '../../../ui/buttons/button'
import { Chips } from '../../../ui/buttons/chips'
import { Section } from '../../../ui/layout/section'
import { QR_TEMPLATES } from '../domain/templates'
import styles from '../page.module.css'
import { Undo } from './undo'
import { useQr } from '../store'

/** Sample texts, one of them pressed while it is the text. */
export function Templates({ onUndo }: { onUndo: () => void }) {
  const chosen = useQr((s) => QR_TEMPLATES.find(({ text }) => text === s.settings.text)?.label)
  const applyTemplate = useQr((s) => s.applyTemplate)
  return (
    <Section title="Start from a template" action={<Undo after="template" onUndo={onUndo} />}>
      <Chips aria-label="Templates" className={styles.templates}>
        {QR_TEMPLATES.map(({ label, icon, text }) => (
          <Button
            key={label}
            variant="chip"
            icon={icon}
            aria-pressed={label === chosen}
            onClick={() => applyTemplate(text)}
          >
            {label}
          </Button>
        ))}
      </Chips>
    </Section>
  )
}
