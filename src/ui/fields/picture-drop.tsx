import type { ReactNode } from 'react'
import { Banner } from '../feedback/banner'
import { useDelayedBusy } from '../feedback/use-delayed-busy'
import { FileDrop } from './file-drop'

export const UNREADABLE_PICTURE =
  'This file is no picture that the browser can read. Try a PNG, JPEG or WebP, or an SVG of 1 MB at most.'

interface Props {
  /** The accessible name of the file input. */
  label: string
  /** A button for another source, before the file input. */
  source?: ReactNode
  busy: boolean
  /** Why there is no picture. */
  failure: string | null
  onFile: (file: File) => void
  /** The outcome for the picture. */
  children: ReactNode
}

/** Takes a picture that is chosen, dropped or pasted. */
export function PictureDrop({ label, source, busy, failure, onFile, children }: Props) {
  const isBusyLong = useDelayedBusy(busy)
  return (
    <FileDrop
      label={label}
      accept="image/*"
      note="Or drop or paste a picture here. It does not leave your device."
      source={source}
      onFile={onFile}
    >
      {isBusyLong && <p role="status">Reading the picture...</p>}
      {failure !== null && <Banner variant="error">{failure}</Banner>}
      {children}
    </FileDrop>
  )
}
