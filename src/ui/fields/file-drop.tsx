import { useId, useRef, type ReactNode } from 'react'
import type { IconName } from '#lib/icon-name'
import { useFallbackFocus } from '../browser/use-fallback-focus'
import { useDropAndPaste } from '../browser/use-drop-and-paste'
import { useHandedFile } from '../browser/use-handed-file'
import { buttonClass } from '../buttons/button'
import { ButtonRow } from '../buttons/button-row'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { Stack } from '../layout/columns'
import { Note } from '../layout/note'
import styles from './file-drop.module.css'
import { forgetHanded, HandedNote } from './handed-note'

export interface FileDropProps {
  /** The words of the button: `Choose picture…`. */
  label: string
  icon: IconName
  /** The files that are offered, and taken where they are pasted. */
  accept: string
  note: string
  /** A button for another source, before the file input. */
  source?: ReactNode
  onFile: (file: File) => void
  /** The outcome for the file. */
  children: ReactNode
}

/** Takes a file that is chosen, handed over by another app, dropped anywhere on it, or pasted while it is not folded away. */
export function FileDrop({ label, icon, accept, note, source, onFile, children }: FileDropProps) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const focusEvents = useFallbackFocus(input)
  const choose = (file: File) => {
    if (handed) forgetHanded()
    onFile(file)
  }
  const { zone, isOver } = useDropAndPaste(accept, choose)
  const handed = useHandedFile(zone.ref, onFile)
  return (
    <div className={classNames(styles.zone, isOver && styles.over)} {...zone} {...focusEvents}>
      <Stack>
        <ButtonRow>
          {source}
          {/* The browser's own button would say 'Choose File' of each. */}
          <label className={classNames(buttonClass('plain'), styles.choose)}>
            <Icon name={icon} />
            {label}
            <input
              ref={input}
              type="file"
              accept={accept}
              aria-describedby={noteId}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) choose(file)
                // The same file may be chosen again.
                event.target.value = ''
              }}
            />
          </label>
        </ButtonRow>
        <Note id={noteId}>{note}</Note>
        {handed && <HandedNote handed={handed} />}
        {children}
      </Stack>
    </div>
  )
}
