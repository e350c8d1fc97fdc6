import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 5dbbafdfcd8c
import type { ZoneProblem } from './zone-question'

export const nowIn = (place: string) => `Jetzt ${inPlace(place)}`

export const inPlace = (place: string) => (place ? `in ${place}` : 'hier')
export const timeAt = (time: string, place: string) => `${time} Uhr ${inPlace(place)} =`

export const unixTime = (count: string) => `Unixzeit ${count} =`

export const offsets = (from: string, to: string) => `Von ${from} nach ${to}`

export const clocksOf = (place: string) => `Nach der Ortszeit von ${place}`

export const SKIPPED = 'Diese Uhrzeit gibt es dort nicht: Die Uhren werden vorgestellt.'

const PROBLEMS: Record<ZoneProblem['code'], (name: string) => string> = {
  'unknown-zone': (name) =>
    `Zu „${name}“ ist keine Zeitzone bekannt. Versuch es mit einer großen Stadt in der Nähe.`,
  'several-zones': (name) => `In „${name}“ gibt es mehrere Zeitzonen. Frag nach einer Stadt.`,
  'no-time': (name) => `Schreib eine Uhrzeit dazu, etwa 15 Uhr in ${name} an diesem Tag.`,
}
export const problemText = ({ code, name }: ZoneProblem) => PROBLEMS[code](name)
