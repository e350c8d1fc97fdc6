import { figure } from '#lib/writing.en'
import { displayText, type Calculator, type Note } from '../domain/calculator'
import * as texts from '../texts.en'

/** The number on the display as the language of the page writes it; null: an error. */
export function shownText(calculator: Calculator): string | null {
  const plain = displayText(calculator)
  return plain === null ? null : figure(plain)
}

/** So much of it that the note has one line. */
const endOf = (text: string) => (text.length > 12 ? `…${text.slice(-12)}` : text)

export function noteText(note: Note): string {
  if (typeof note === 'string') return texts.NOTES[note]
  if ('notPasted' in note)
    return texts.NOT_PASTED[note.notPasted]?.(note.part) ?? texts.NOTES['not-pasted']
  if ('noKey' in note) return texts.isNoKey(endOf(note.noKey))
  if ('instead' in note) return texts.asNegative(note.instead)
  if (!('readAs' in note)) return texts.inPlaceOf(note.inPlaceOf)
  if (note.inPlaceOf) return texts.readInPlaceOf(note.readAs, note.inPlaceOf)
  return note.angle ? texts.READ_WITH_ANGLES[note.angle](note.readAs) : texts.readAs(note.readAs)
}
