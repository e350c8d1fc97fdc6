import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Announce } from '#ui/feedback/announce'
import { SelectField } from '#ui/fields/field'
import { PictureDrop } from '#ui/fields/picture-drop'
import { COMPLEX_SVG, NOISY_PICTURE, UNREADABLE_PICTURE } from '#ui/fields/picture-drop.en'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import styles from '../../page.module.css'
import type { EcLevel } from '../../domain/settings'
import { LOGO_PERCENTS } from '../../domain/style'
import { useQr } from '../../state'
import { styleOf, useStyle, type LogoFailure } from './state'
import * as texts from './texts.en'

const FAILURES: Record<LogoFailure, string> = {
  unreadable: UNREADABLE_PICTURE,
  'complex-svg': COMPLEX_SVG,
  noise: NOISY_PICTURE,
  failed: texts.LOGO_FAILED,
}

const LOGO_SIZES = LOGO_PERCENTS.map((value) => ({ value, text: texts.logoSize(value) }))

function LogoOptions({ level }: { level: EcLevel }) {
  const { logoPercent } = styleOf(useQr((s) => s.settings))
  const changeCode = useQr((s) => s.change)
  const change = useStyle((s) => s.change)
  const remove = useStyle((s) => s.removeLogo)
  const raised = useStyle((s) => s.raised)
  const lower = useStyle((s) => s.lowerLevel)
  const isRaised = raised?.to === level
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={texts.LOGO_SIZE}
          value={logoPercent}
          options={LOGO_SIZES}
          onChange={(value) => change({ logoPercent: value })}
        />
      </div>
      {isRaised && <Note role="status">{texts.raisedTo(level)}</Note>}
      {level !== 'H' && !isRaised && <Note>{texts.LEVEL_H}</Note>}
      <ButtonRow>
        {isRaised && <Button onClick={lower}>{texts.backTo(raised.from)}</Button>}
        {level !== 'H' && !isRaised && (
          <Button onClick={() => changeCode({ level: 'H' })}>{texts.USE_LEVEL_H}</Button>
        )}
        <Button icon="x" onClick={remove}>
          {texts.REMOVE_LOGO}
        </Button>
      </ButtonRow>
    </>
  )
}

/** A picture in the middle of the code; it is not kept on the device. */
export function CodeLogo() {
  const hasLogo = useQr((s) => styleOf(s.settings).logo !== null)
  const busy = useStyle((s) => s.busy)
  const failure = useStyle((s) => s.failure)
  const open = useStyle((s) => s.openLogo)
  // Here, so that what takes the focus of the button for level H renders with it.
  const level = useQr((s) => s.settings.level)
  return (
    <FieldGroup label={texts.LOGO}>
      <PictureDrop
        label={texts.CHOOSE_LOGO}
        busy={busy}
        failure={failure && FAILURES[failure]}
        onFile={open}
      >
        {hasLogo && <LogoOptions level={level} />}
        <Announce text={hasLogo && !busy && failure === null && texts.LOGO_ADDED} />
      </PictureDrop>
    </FieldGroup>
  )
}
