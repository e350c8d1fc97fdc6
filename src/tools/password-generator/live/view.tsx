import type { ComponentType } from 'react'
import { Announce } from '#ui/feedback/announce'
import { Button } from '#ui/buttons/button'
import { CopyButton } from '#ui/buttons/copy-button'
import { useRested } from '#ui/feedback/use-rested'
import type { LiveActionsProps, LiveAnswer, LiveModule } from '../../live'
import { browser } from '../effects'
import { usePassword } from '../state'
import { MadeHere, useMade } from '../view/made'
import { PasswordField } from '../view/password-field'
import { StrengthScale, Verdict } from '../view/strength'
import { createLivePassword, type LivePassword } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** What was made, once the last of several has rested. */
function Announcement({ kind }: Pick<LivePassword, 'kind'>) {
  const settings = useMade((s) => s.settings)
  const generated = useMade((s) => (s.busy ? null : s.generated))
  const isRested = useRested(generated?.password) === generated?.password
  const made = kind()
  const text =
    generated?.password &&
    made &&
    texts.MADE[made.name](made.lengthIn(settings), generated.strength.code)
  return <Announce text={isRested && text} revision={generated?.password} />
}

function Actions({ mainRef, open }: LiveActionsProps) {
  const password = useMade((s) => s.generated?.password)
  const hasFailed = useMade((s) => s.failure !== null || s.generated?.password === '')
  const copy = useMade((s) => s.copy)
  const generate = useMade((s) => s.generate)
  return (
    <>
      <span className={styles.copy}>
        <CopyButton
          variant="glass-primary"
          {...(!hasFailed && { button: mainRef })}
          label={texts.COPY}
          disabled={hasFailed}
          value={password}
          onCopy={copy}
        />
      </span>
      <Button variant="glass" icon="refresh-cw" className={styles.another} onClick={generate}>
        {texts.ANOTHER}
      </Button>
      {open}
    </>
  )
}

function createLive(): LiveAnswer {
  const { store, kind, change, hand, stop } = createLivePassword(browser, usePassword.getState)
  const here =
    <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
    (props) => (
      <MadeHere value={store}>
        <Part {...props} />
      </MadeHere>
    )
  return {
    Value: here(() => (
      <div className={styles.field}>
        <PasswordField />
      </div>
    )),
    Scale: here(StrengthScale),
    Facts: here(() => (
      <div className={styles.facts}>
        <Verdict isBrief again={texts.ANOTHER} />
        <Announcement kind={kind} />
      </div>
    )),
    Actions: here(Actions),
    opening() {
      hand()
      return undefined
    },
    change,
    stop,
  }
}

export { createLive }
;({ createLive }) satisfies LiveModule
