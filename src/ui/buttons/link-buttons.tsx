import type { ComponentProps } from 'react'
import { share } from '#platform/share'
import { addressWith, CopyLink } from './copy-link'
import { SHARE_LINK } from './share.en'
import { ShareButton } from './share-button'

/** Shares or copies an address that opens this page as it is, or another one. */
export const LinkButtons = ({ variant = 'quiet', ...props }: ComponentProps<typeof CopyLink>) => (
  <>
    <ShareButton
      name={SHARE_LINK}
      variant={variant}
      compact={props.compact === 'always'}
      disabled={props.settings === null}
      onShare={() =>
        props.settings !== null && share({ url: props.address ?? addressWith(props.settings) })
      }
    />
    <CopyLink variant={variant} {...props} />
  </>
)
