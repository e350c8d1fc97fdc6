import type { Ref } from 'react'
import type { IconName } from '#lib/icon-name'
import { Announce } from '../feedback/announce'
import { classNames } from '../class-names'
import { Button, type ButtonVariant } from './button'
import styles from './states.module.css'
import { Icon } from '../icon'
import { COPIED, copyNameWith } from '../texts.en'
import { useCopyAnswer, type CopyAnswer } from './use-copy-answer'

export interface CopyButtonProps {
  /** The button's text, such as 'Copy Result'. */
  label: string
  /** The accessible name where the text alone would not distinguish two such buttons. */
  name?: string
  disabled?: boolean
  variant?: ButtonVariant
  icon?: IconName
  /** The icon alone, on phones or always; needs a `name`. */
  compact?: boolean | 'always'
  /** The element, where another key presses it too. */
  button?: Ref<HTMLButtonElement>
  beforeCopy?: () => void
  /** What is copied. Beside `onCopy`: when it changes, the button shows its label again. */
  value?: string | undefined
  /** In place of the value; whether the text is on the clipboard now. Must not reject. */
  onCopy?: () => Promise<boolean>
}

/**
 * What the button shows, by the answer it has; each icon stands beside its own text. The widest comes first: where a page
 * is painted while it still comes, the others find the button as wide as it stays.
 */
const STATES: readonly { on: CopyAnswer; icon: IconName }[] = [
  { on: 'failed', icon: 'circle-alert' },
  { on: 'copied', icon: 'check' },
  { on: null, icon: 'copy' },
]

/** Copies, and shows in place and announces whether that worked. */
export function CopyButton(props: CopyButtonProps) {
  const { label, name, disabled = false, variant = 'plain', compact = false } = props
  const { value = '', onCopy, beforeCopy, icon: ownIcon, button } = props
  const { answer, text, revision, copy } = useCopyAnswer(value, onCopy, beforeCopy)
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        aria-label={copyNameWith(name, text)}
        disabled={disabled}
        onClick={copy}
      >
        <span
          className={classNames(styles.states, compact && styles.compact)}
          title={compact ? name : undefined}
        >
          {STATES.map(({ on, icon }) => (
            <span key={icon} className={on === answer ? undefined : styles.hidden}>
              <Icon
                name={on === null && ownIcon ? ownIcon : icon}
                size={compact === 'always' ? 20 : 18}
              />
              <span className={compact === 'always' ? 'visually-hidden' : undefined}>
                {on === null ? label : COPIED[on]}
              </span>
            </span>
          ))}
        </span>
      </Button>
      <Announce text={text} revision={revision} />
    </>
  )
}
