import { toFragment } from '../../lib/fragment'
import { copyText } from '../../platform/clipboard'
import type { ButtonVariant } from './button'
import { CopyButton } from './copy-button'

interface Props {
  /** What the page's `opening.ts` reads; null: there is nothing to link to. */
  settings: string | null
  /** The accessible name where the page has two of them. */
  name?: string
  variant?: ButtonVariant
  /** The icon alone, on phones or always. */
  compact?: boolean | 'always'
}

const addressWith = (settings: string): string => {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${toFragment(settings)}`
}

/** Copies an address that opens this page as it is; the part behind `#` is not sent to a server. */
export function CopyLink({
  settings,
  name = 'Copy link',
  variant = 'quiet',
  compact = false,
}: Props) {
  return (
    <CopyButton
      label="Copy link"
      name={name}
      icon="link"
      variant={variant}
      compact={compact}
      value={settings ?? ''}
      disabled={settings === null}
      onCopy={async () => settings !== null && copyText(addressWith(settings))}
    />
  )
}
