import { useId, type ReactNode } from 'react'
import { useGivenFile } from '../browser/use-given-file'
import { ButtonRow } from '../buttons/button-row'
import { Banner } from '../feedback/banner'
import { useDelayedBusy } from '../feedback/use-delayed-busy'
import { Stack } from '../layout/columns'
import { Note } from '../layout/note'
import styles from './picture-drop.module.css'

interface Props {
  /** The accessible name of the file input. */
  label: string
  /** A button for another source, before the file input. */
  source?: ReactNode
  busy: boolean
  /** Why there is no picture. */
  failure: string | null
  onFile: (file: File) => void
  /** What comes of the picture. */
  children: ReactNode
}

/** Takes a picture that is chosen, dropped anywhere on it, or pasted while it is not folded away. */
export function PictureDrop({ label, source, busy, failure, onFile, children }: Props) {
  const note = useId()
  const isBusyLong = useDelayedBusy(busy)
  const { zone, isOver } = useGivenFile(onFile)
  return (
    <div className={isOver ? `${styles.zone} ${styles.over}` : styles.zone} {...zone}>
      <Stack>
        <ButtonRow spread="start">
          {source}
          <input
            type="file"
            accept="image/*"
            className={styles.file}
            aria-label={label}
            aria-describedby={note}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) onFile(file)
              // The same file may be chosen again.
              event.target.value = ''
            }}
          />
        </ButtonRow>
        <Note id={note}>Or drop or paste a picture here. It does not leave your device.</Note>
        {isBusyLong && <p role="status">Reading the picture...</p>}
        {failure !== null && <Banner variant="error">{failure}</Banner>}
        {children}
      </Stack>
    </div>
  )
}
