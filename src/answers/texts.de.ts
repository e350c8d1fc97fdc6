import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from f5ce249e7664
import type { Answer } from '../tools/answer'

export const NO_ANSWER = 'Darauf gibt es keine Antwort.'
export const tooLong = (mostCharacters: number) => `Höchstens ${mostCharacters} Zeichen.`
export const openTool = (title: string) => `${title} öffnen`

/** In characters; a text may be longer than anybody listens. */
const LONGEST_SAID = 120

export function answered({ title, value, unit, lines, swatches }: Answer, others: number): string {
  const values = (lines ?? [{ value, unit }]).map((line) => {
    const said =
      line.value.length > LONGEST_SAID ? `${line.value.slice(0, LONGEST_SAID)}…` : line.value
    return line.unit === undefined ? said : `${said} ${line.unit}`
  })
  const first = swatches ? `${title}, ${swatches.length} Farben` : `${title} ${values.join(', ')}`
  return others === 0 ? first : `${first}, und ${others} weitere`
}
