import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Announce } from '#ui/feedback/announce'
import { SelectField } from '#ui/fields/field'
import { PictureDrop } from '#ui/fields/picture-drop'
import { UNREADABLE_PICTURE } from '#ui/fields/picture-drop.en'
import { FieldGroup } from '#ui/layout/field-group'
import { Note } from '#ui/layout/note'
import type { EcLevel } from '../../domain/settings'
import { LOGO_PERCENTS } from '../../domain/scene/style'
import styles from '../../page.module.css'
import { useQr } from '../../state'
import { styleOf, useStyle, type LogoFailure } from './state'

const FAILURES: Record<LogoFailure, string> = {
  unreadable: UNREADABLE_PICTURE,
  failed: 'The logo could not be read. Try again.',
}

const SIZES = LOGO_PERCENTS.map((value) => ({ value, text: `${value}% of the code` }))

function LogoOptions({ level }: { level: EcLevel }) {
  const { logoPercent } = styleOf(useQr((s) => s.settings))
  const changeCode = useQr((s) => s.change)
  const change = useStyle((s) => s.change)
  const remove = useStyle((s) => s.removeLogo)
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label="Logo size"
          value={logoPercent}
          options={SIZES}
          onChange={(value) => change({ logoPercent: value })}
        />
      </div>
      {level !== 'H' && (
        <Note>A logo hides part of the code. Level H makes up for the most of it.</Note>
      )}
      <ButtonRow>
        {level !== 'H' && <Button onClick={() => changeCode({ level: 'H' })}>Use level H</Button>}
        <Button icon="x" onClick={remove}>
          Remove the logo
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
    <FieldGroup label="Logo">
      <PictureDrop
        label="Open a logo"
        busy={busy}
        failure={failure && FAILURES[failure]}
        onFile={open}
      >
        {hasLogo && <LogoOptions level={level} />}
        <Announce text={hasLogo && !busy && failure === null && 'Logo added'} />
      </PictureDrop>
    </FieldGroup>
  )
}
