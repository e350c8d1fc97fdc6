import { NEWER_RULES } from './zone-rules'

/** A place whose clocks change, by its name in the tz database, or so many minutes before or behind UTC. */
export type ZoneClock = { id: string | undefined } | { offsetMin: number }

/** The clocks of this device. */
export const HERE: ZoneClock = { id: undefined }

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

function offsetFormat(id: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(id)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName: 'longOffset' })
  formats.set(id, made)
  return made
}

/** Minutes before UTC as the browser's own data have them. */
function browserOffset(id: string | undefined, epochMs: number): number {
  const parts = offsetFormat(id).formatToParts(epochMs)
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = /GMT([-+])(\d\d):?(\d\d)/.exec(text) ?? []
  const size = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -size : size
}

/** The name of the zone that the browser takes this device to be in. */
export const ownZoneId = (): string => offsetFormat(undefined).resolvedOptions().timeZone

/**
 * The offset by a rule of which the browser's data know nothing; null where there is none. Data that have the rule may be
 * newer than the table, so that they are right in what follows too.
 */
function newerOffset(id: string, epochMs: number): number | null {
  const rule = NEWER_RULES.get(id)
  if (!rule || epochMs < rule.fromMs || epochMs >= rule.untilMs) return null
  const { clock, fromMs } = rule
  const at = (ms: number) => (typeof clock === 'number' ? clock : browserOffset(clock, ms))
  return browserOffset(id, fromMs) === at(fromMs) ? null : at(epochMs)
}

/** Minutes by which the clocks of a zone are before UTC at a moment. */
export function offsetAt(zone: ZoneClock, epochMs: number): number {
  if ('offsetMin' in zone) return zone.offsetMin
  return newerOffset(zone.id ?? ownZoneId(), epochMs) ?? browserOffset(zone.id, epochMs)
}

/** Whether the browser's own data have other clocks at a moment than the newer rules. */
export const isOutdatedAt = (zone: ZoneClock, epochMs: number): boolean =>
  'id' in zone && browserOffset(zone.id, epochMs) !== offsetAt(zone, epochMs)

const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** The clocks of a zone at a moment, in ms as if they were of UTC. */
export const clockAt = (zone: ZoneClock, epochMs: number): number =>
  epochMs + offsetAt(zone, epochMs) * MINUTE_MS

/**
 * The moments at which the clocks of a zone show a time: none where they skip it, two where they are set back over it.
 * @param clockMs as `clockAt` gives it
 */
export function momentsOf(zone: ZoneClock, clockMs: number): number[] {
  // No zone is a day from UTC.
  const offsets = [-DAY_MS, DAY_MS].map((apart) => offsetAt(zone, clockMs + apart))
  const moments = [...new Set(offsets)].map((offset) => clockMs - offset * MINUTE_MS)
  return moments.filter((moment) => clockAt(zone, moment) === clockMs).sort((a, b) => a - b)
}
