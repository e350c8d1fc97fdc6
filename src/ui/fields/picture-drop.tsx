import { Banner } from '../feedback/banner'
import { useDelayedBusy } from '../feedback/use-delayed-busy'
import { FileDrop, type FileDropProps } from './file-drop'

export const UNREADABLE_PICTURE =
  'This file is no picture that the browser can read. Try a PNG, JPEG or WebP, or an SVG of 1\u00a0MB at most.'

interface Props extends Omit<FileDropProps, 'accept' | 'note'> {
  busy: boolean
  failure: string | null
}

/** Takes a picture that is chosen, dropped or pasted. */
export function PictureDrop({ busy, failure, children, ...drop }: Props) {
  const isBusyLong = useDelayedBusy(busy)
  return (
    <FileDrop
      {...drop}
      accept="image/*"
      note="Or drop or paste a picture here. It does not leave your device."
    >
      {isBusyLong && <p role="status">Reading the picture...</p>}
      {failure !== null && <Banner variant="error">{failure}</Banner>}
      {children}
    </FileDrop>
  )
}
