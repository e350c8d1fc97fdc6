import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 427c0260e9ed
import { figure, grouped, plural } from '#lib/writing.en'
import { BAND_DEVIATIONS, TESTED_CHARACTERS } from './domain'

export const ABOUT = `Zieht ${grouped(TESTED_CHARACTERS)} Zeichen mit deinen Optionen und zählt sie. Nichts davon wird gespeichert.`
export const OPTIONS_TESTED =
  'Bei Passphrasen und Regeln einer Website prüft der Test die Zeichen deiner Optionen, aus derselben Quelle.'
export const RUN = 'Test starten'
export const PROGRESS = 'Gezogene Passwörter'
export const drawnOf = (done: number, wanted: number) =>
  plural(wanted, {
    one: `${grouped(done)} von # Passwort`,
    other: `${grouped(done)} von # Passwörtern`,
  })
export const FAILED =
  'Der Test konnte keine Passwörter ziehen. Versuch es noch einmal oder ändere die Optionen.'
export const CANCELLED = 'Test abgebrochen'
export const FINISHED = 'Test fertig'

export const drawn = (characters: number, passwords: number) =>
  `${grouped(characters)} Zeichen in ${grouped(passwords)} Passwörtern.`
export const lacking = (count: number) =>
  count === 0
    ? 'Keinem Passwort fehlte eine Art.'
    : plural(count, {
        one: '# Passwort fehlte eine Art, was nicht vorkommen darf.',
        other: '# Passwörtern fehlte eine Art, was nicht vorkommen darf.',
      })

export const probabilityIs = (probability: string) => `p = ${figure(probability)}`
export const probabilityBelow = (probability: string) => `p unter ${figure(probability)}`
export const even = (value: string, degrees: number, probability: string) =>
  `Chi-Quadrat ${figure(value)} bei ${degrees} Freiheitsgraden, ${probability}: Innerhalb jeder Art ist kein Zeichen bevorzugt.`
export const uneven = (value: string, degrees: number, probability: string) =>
  `Chi-Quadrat ${figure(value)} bei ${degrees} Freiheitsgraden, ${probability}: So ungleich ist nur einer von tausend fairen Läufen. Starte den Test noch einmal: Zweimal hintereinander ist ein Fehler.`

export const chart = (characters: number, outside: number, missing: number) =>
  `Häufigkeit von ${characters} Zeichen, verglichen mit der erwarteten: ${outside} außerhalb des Bands, ${missing} fehlen.`
export const band = (percent: string) =>
  `Ein Balken je Zeichen zeigt, wie weit seine Häufigkeit vom Mittel seiner Art abweicht. Das Band hat ${BAND_DEVIATIONS} Standardabweichungen, höchstens ${figure(percent)}\u00a0% nach oben oder unten.`
export const DRAWN_EARLIER = 'Mit früheren Optionen gezogen.'
