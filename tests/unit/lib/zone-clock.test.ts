import moment from 'moment-timezone'
import { afterEach, expect, test, vi } from 'vitest'
import { isOutdatedAt, offsetAt } from '#lib/zone-clock'
import { RULES_RELEASE } from '#lib/zone-rules'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 0)
const END = Date.UTC(2029, 0)

const zoneOf = (id: string) => {
  const zone = moment.tz.zone(id)
  if (!zone) throw new Error(id)
  return zone
}

const isListed = (id: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: id }))
  } catch {
    return false
  }
}

/** Each day, and both sides of each change of the clocks. */
function momentsToTry(id: string): number[] {
  const days = Array.from(
    { length: (END - START) / (24 * HOUR_MS) },
    (_, day) => START + day * 24 * HOUR_MS,
  )
  const changes = zoneOf(id).untils.filter(
    (until) => until !== null && until > START && until < END,
  )
  return [...days, ...changes.flatMap((change) => [change - 1, change])]
}

test('AN-35: the table of newer rules goes by the release that its name says', () => {
  expect(moment.tz.dataVersion).toBe(RULES_RELEASE)
})

// moment-timezone has the tz database; where it has a newer release than the table, this names the zones to add.
test.skipIf((process.versions.tz ?? '') > RULES_RELEASE)(
  'AN-35: from 2026 to 2028 the clocks of every zone are those of the tz database',
  () => {
    const wrong = moment.tz
      .names()
      .filter(isListed)
      .filter((id) => {
        const zone = zoneOf(id)
        return momentsToTry(id).some((ms) => offsetAt({ id }, ms) !== -zone.utcOffset(ms))
      })
    expect(wrong).toEqual([])
  },
)

/** A browser whose data have another zone's clocks for Vancouver. */
async function browserWith(clocksOfVancouver: string) {
  vi.resetModules()
  const { DateTimeFormat } = Intl
  vi.stubGlobal('Intl', {
    ...Intl,
    DateTimeFormat: function DateTimeFormatOf(locale: string, options: Intl.DateTimeFormatOptions) {
      const isVancouver = options.timeZone === 'America/Vancouver'
      return new DateTimeFormat(
        locale,
        isVancouver ? { ...options, timeZone: clocksOfVancouver } : options,
      )
    },
  })
  return import('#lib/zone-clock')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const VANCOUVER = { id: 'America/Vancouver' }
const [SUMMER, WINTER] = [Date.UTC(2026, 6, 1), Date.UTC(2026, 11, 1)]

test('AN-35: data that lack a rule are outdated from its first moment on', async () => {
  const clock = await browserWith('America/Los_Angeles')
  expect([SUMMER, WINTER].map((ms) => clock.offsetAt(VANCOUVER, ms))).toEqual([-420, -420])
  expect([SUMMER, WINTER].map((ms) => clock.isOutdatedAt(VANCOUVER, ms))).toEqual([false, true])
})

test('AN-35: data that have the rule are followed, also where they have a newer one', async () => {
  // Denver has those clocks in the winter of 2026, and others in the summer after it.
  const clock = await browserWith('America/Denver')
  expect(clock.offsetAt(VANCOUVER, WINTER)).toBe(-420)
  expect(clock.offsetAt(VANCOUVER, Date.UTC(2027, 6, 1))).toBe(-360)
  expect(clock.isOutdatedAt(VANCOUVER, WINTER)).toBe(false)
})

test('a fixed offset is never outdated', () => {
  expect(isOutdatedAt({ offsetMin: -480 }, WINTER)).toBe(false)
})
