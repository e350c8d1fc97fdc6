import { useState } from 'react'
import { canShareLinks, canSharePictures, isSharingDownloads } from '#platform/share'
import { useClientValue } from '../browser/use-client-value'
import { OneClickButton, type ButtonVariant } from './button'
import { SHARE } from './share.en'
import styles from './share.module.css'

interface Props {
  /** The accessible name. */
  name: string
  variant: ButtonVariant
  /** A picture is shared, not a link. */
  isPicture?: boolean
  /** The button has its icon alone. */
  compact?: boolean
  disabled: boolean
  onShare: () => unknown
}

// It is asked for in each render, and takes a file to find out, which costs milliseconds.
let sharesPictures: boolean | undefined

const SUPPORT = {
  link: canShareLinks,
  // Otherwise it stands in the place of the download.
  picture: () => (sharesPictures ??= canSharePictures() && !isSharingDownloads()),
}

/**
 * Hands something to another app, where the browser can. That is known once the page is hydrated: until then its place
 * is kept, and stays empty where it cannot, so that nothing beside it moves.
 */
export function ShareButton({ name, isPicture, compact = false, onShare, ...look }: Props) {
  const canShare = useClientValue<boolean | null>(SUPPORT[isPicture ? 'picture' : 'link'], null)
  const [isPrerendered] = useState(canShare === null)
  if (!canShare) return isPrerendered && <span className={styles.place} />
  return (
    <OneClickButton
      icon="share-2"
      aria-label={name}
      title={compact ? name : undefined}
      onPress={onShare}
      {...look}
    >
      {compact ? null : SHARE}
    </OneClickButton>
  )
}
