/** Release of the tz database (IANA) up to which the rules below go: its NEWS has them, 2026a to 2026f. */
export const RULES_RELEASE = '2026f'

/** What a zone's clocks do from a moment on, of which release 2025c, and so many a browser, knows nothing yet. */
interface NewerRule {
  /** In ms since 1970: at the first of them older data are wrong, from the last on they are right again. */
  fromMs: number
  untilMs: number
  /** Minutes before UTC, or the zone that has the same clocks. */
  clock: number | string
}

/** Zones and the names that they have too; from when on, in UTC, which clock, and until when. */
const CHANGES: readonly (readonly [
  ids: string,
  from: string,
  clock: number | string,
  until?: string,
])[] = [
  // 2026a: the changes of the clocks are those of the European Union.
  ['Europe/Chisinau,Europe/Tiraspol', '2022-03-27T00:00Z', 'Europe/Athens'],
  // 2026b, c, d, e: summer time stays.
  ['America/Vancouver,Canada/Pacific', '2026-11-01T09:00Z', -7 * 60],
  ['America/Edmonton,America/Yellowknife,Canada/Mountain', '2026-11-01T08:00Z', -6 * 60],
  ['America/Inuvik', '2026-11-01T08:00Z', -6 * 60],
  ['America/Winnipeg,America/Rainy_River,Canada/Central', '2026-11-01T07:00Z', -5 * 60],
  // 2026c: UTC, without another time in Ramadan.
  ['Africa/Casablanca,Africa/El_Aaiun', '2026-09-20T01:00Z', 0],
  // 2026f: summer time stays for one winter.
  ['America/Havana,Cuba', '2026-11-01T05:00Z', -4 * 60, '2027-11-07T05:00Z'],
]

/** The newer rules, by each name that a zone has. */
export const NEWER_RULES: ReadonlyMap<string, NewerRule> = new Map(
  CHANGES.flatMap(([ids, from, clock, until]) => {
    const untilMs = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until)
    return ids.split(',').map((id) => [id, { fromMs: Date.parse(from), untilMs, clock }] as const)
  }),
)
