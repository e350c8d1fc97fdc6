import { useId, useRef, type ReactNode } from 'react'
import { useFallbackFocus } from '../browser/use-fallback-focus'
import { useGivenFile } from '../browser/use-given-file'
import { ButtonRow } from '../buttons/button-row'
import { classNames } from '../class-names'
import { Stack } from '../layout/columns'
import { Note } from '../layout/note'
import styles from './file-drop.module.css'

export interface FileDropProps {
  /** The accessible name of the file input. */
  label: string
  /** The files that are offered, and taken where they are pasted. */
  accept: string
  note: string
  /** A button for another source, before the file input. */
  source?: ReactNode
  onFile: (file: File) => void
  /** The outcome for the file. */
  children: ReactNode
}

/** Takes a file that is chosen, dropped anywhere on it, or pasted while it is not folded away. */
export function FileDrop({ label, accept, note, source, onFile, children }: FileDropProps) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const focusEvents = useFallbackFocus(input)
  const { zone, isOver } = useGivenFile(accept, onFile)
  return (
    <div className={classNames(styles.zone, isOver && styles.over)} {...zone} {...focusEvents}>
      <Stack>
        <ButtonRow>
          {source}
          <input
            ref={input}
            type="file"
            accept={accept}
            className={styles.file}
            aria-label={label}
            aria-describedby={noteId}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) onFile(file)
              // The same file may be chosen again.
              event.target.value = ''
            }}
          />
        </ButtonRow>
        <Note id={noteId}>{note}</Note>
        {children}
      </Stack>
    </div>
  )
}
