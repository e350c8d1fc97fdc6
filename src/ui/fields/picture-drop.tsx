import { Banner } from '../feedback/banner'
import { useDelayedBusy } from '../feedback/use-delayed-busy'
import { FileDrop, type FileDropProps } from './file-drop'
import { DROP_PICTURE, READING_PICTURE } from './picture-drop.en'

interface Props extends Omit<FileDropProps, 'accept' | 'icon' | 'note'> {
  busy: boolean
  failure: string | null
}

/** Takes a picture that is chosen, dropped or pasted. */
export function PictureDrop({ busy, failure, children, ...drop }: Props) {
  const isBusyLong = useDelayedBusy(busy)
  return (
    <FileDrop {...drop} icon="image" accept="image/*" note={DROP_PICTURE}>
      {isBusyLong && <p role="status">{READING_PICTURE}</p>}
      {failure !== null && <Banner variant="error">{failure}</Banner>}
      {children}
    </FileDrop>
  )
}
