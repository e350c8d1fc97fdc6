import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from f1e4f4892f2a
export const HIDE = {
  label: 'Passwörter auf dem Bildschirm verdecken',
  hint: 'Kopieren geht weiterhin.',
}
export const CLEAR_CLIPBOARD = {
  label: 'Zwischenablage 30 Sekunden nach dem Kopieren leeren',
  hint: 'Außer du hast seitdem etwas anderes kopiert. Ein Verlauf der Zwischenablage, wie ihn Windows hat, behält das Passwort: Den kann keine Seite löschen.',
}
export const CLIPBOARD = {
  none: '',
  waiting:
    'Die Zwischenablage wird 30 Sekunden nach dem Kopieren geleert, oder wenn du zu dieser Seite zurückkommst.',
  cleared:
    'Die Zwischenablage ist geleert. Ihr Verlauf ist es nicht, falls dein System einen führt.',
  asking: 'Vielleicht hast du seitdem etwas anderes kopiert. Zwischenablage jetzt leeren?',
  kept: 'Du hast seitdem etwas anderes kopiert, deshalb ist die Zwischenablage geblieben, wie sie ist.',
  refused:
    'Dein Browser hat die Zwischenablage nicht geleert. Kopiere etwas anderes, um das Passwort zu ersetzen.',
}
export const CLEAR_NOW = 'Zwischenablage leeren'
export const SPELLED_OUT = 'Buchstabiert'
export const NOTHING_TO_SPELL = 'Es gibt kein Passwort zum Buchstabieren.'
