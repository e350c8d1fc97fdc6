import { Button } from '#ui/buttons/button'
import { Note } from '#ui/layout/note'
import { useQr } from '../../state'
import { repairOf } from './domain/repairs'
import * as texts from './texts.en'

function hrefOf(link: string): string | null {
  try {
    return new URL(link).href
  } catch {
    return null
  }
}

/** What the text in the field is in need of, with the button that does it. */
export default function TextAdvice() {
  const text = useQr((s) => s.settings.text)
  const replace = useQr((s) => s.replaceText)
  const openForm = useQr((s) => s.openForm)
  const repair = repairOf(text, hrefOf)
  if (!repair) return null
  const { code, repaired } = repair
  return (
    <Note role="status">
      {texts.REPAIRS[code].text}{' '}
      <Button
        variant="quiet"
        onClick={() => (repaired === null ? openForm(null) : replace(repaired))}
      >
        {texts.REPAIRS[code].action}
      </Button>
    </Note>
  )
}
