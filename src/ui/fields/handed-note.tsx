import { handedFile, type HandedFile } from '#platform/handed-file'
import { Button } from '../buttons/button'
import { Announce } from '../feedback/announce'
import { Note } from '../layout/note'
import { firstOpened, openIn } from './handed-note.en'

/** Which file of another app was opened, and the other pages that could do so. */
export function HandedNote({ handed: { file, count, others } }: { handed: HandedFile }) {
  const text = firstOpened(file.name, count)
  return (
    <Note>
      {text}
      {others.map(({ title, open }) => (
        <Button key={title} variant="quiet" onClick={open}>
          {openIn(title)}
        </Button>
      ))}
      <Announce text={text} />
    </Note>
  )
}

/** Forgets the file that another app handed over, once another one is chosen. */
export const forgetHanded = (): void => handedFile.setState(null, true)
