import { toFragment } from '#lib/fragment'
import { copyText } from '#platform/clipboard'
import { COPY_LINK } from '../texts.en'
import { CopyButton, type CopyButtonProps } from './copy-button'

interface Props extends Pick<CopyButtonProps, 'name' | 'variant' | 'compact'> {
  /** What the page's `opening.ts` reads; null: there is nothing to link to. */
  settings: string | null
  /** In place of this page's own address with the settings. */
  address?: string
}

/** The address of this page with its settings. */
export const addressWith = (settings: string): string => {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${toFragment(settings)}`
}

/** Copies an address that opens this page as it is; the part behind `#` is not sent to a server. */
export function CopyLink(props: Props) {
  const { settings, address, name = COPY_LINK, variant = 'quiet', ...look } = props
  return (
    <CopyButton
      label={COPY_LINK}
      name={name}
      icon="link"
      variant={variant}
      {...look}
      value={settings ?? ''}
      disabled={settings === null}
      onCopy={async () => settings !== null && copyText(address ?? addressWith(settings))}
    />
  )
}
