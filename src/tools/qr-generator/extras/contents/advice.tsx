import { Button } from '#ui/buttons/button'
import { Note } from '#ui/layout/note'
import { useQr } from '../../state'
import { TEMPLATES } from '../../texts.en'
import { formOf } from './domain/form-values'
import { repairOf } from './domain/repairs'
import { PART } from './state'
import * as texts from './texts.en'

/** What the text in the field is in need of, with the button that does it. */
export default function TextAdvice() {
  const text = useQr((s) => s.settings.text)
  const replace = useQr((s) => s.applyTemplate)
  const unfold = useQr((s) => s.unfold)
  const isSample = Object.values(TEMPLATES).some((template) => template.text === text)
  const repair = repairOf(text)
  const toForm = () => unfold(PART)
  if (isSample && formOf(text)) {
    return (
      <Note>
        {texts.SAMPLE}{' '}
        <Button variant="quiet" onClick={toForm}>
          {texts.FILL_IN_FORM}
        </Button>
      </Note>
    )
  }
  if (!repair) return null
  const { code, repaired } = repair
  return (
    <Note role="status">
      {texts.REPAIRS[code].text}{' '}
      <Button variant="quiet" onClick={repaired === null ? toForm : () => replace(repaired)}>
        {texts.REPAIRS[code].action}
      </Button>
    </Note>
  )
}
