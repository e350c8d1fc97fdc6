import { useEffect, useState } from 'react'
import { logError } from '../../platform/log'
import type { Tool } from '../../tools/tool'
import { Announce } from '../../ui/feedback/announce'
import { Note } from '../../ui/layout/note'
import { loadOpening } from '../tool-pages'
import { createOpener, type Address } from './opener'

const open = createOpener(loadOpening)

/** Reads what the present history entry opens its page with; a note where something is to be said. */
export function OpeningReader({ tool, entry, hash }: Address & { tool: Tool }) {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    open(tool, { entry, hash }).then(setNote, (error: unknown) => {
      logError('Opening', error)
      setNote('The settings in this link could not be loaded.')
    })
  }, [tool, entry, hash])
  return (
    <>
      {/* There before its text: only a change is announced. */}
      <Announce text={note} />
      {note !== null && <Note>{note}</Note>}
    </>
  )
}
