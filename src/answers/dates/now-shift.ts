import { readLength as readHours } from '#lib/question/length'
import { DAY_SECONDS } from '#lib/question/time-of-day'
import { partsOf, today } from './calendar'
import { LENGTH, movedBy, readLength, type Length } from './date-length'

const FORM =
  /^(?<asks>(?:(?:what|which) )?(?:time|day|date)(?: and (?:time|date))? (?:(?:is|was|will) (?:it )?(?:be )?)?)?(?:in (?<ahead>.+)|(?<length>.+?) (?:from (?:right )?now|(?<later>later)|(?<ago>ago))|now ?(?<sign>[-+−–]|plus|minus) ?(?<by>.+))$/
const PARTS = new RegExp(`^(?:(?<days>${LENGTH})(?:,? and |, ?| ))?(?<hours>.*(?:\\d|an? |½).*)$`)

/** Parts of days as hours: `1.5 days` as `36 h`. */
const inHours = (text: string) =>
  text.replace(/(?:(\d{0,5}[.,]\d{1,2})|½) ?(d|w)(?:ays?|eeks?)?(?![a-z])/g, (_, count, unit) => {
    const days = Number(count?.replace(',', '.') ?? 0.5) * (unit === 'w' ? 7 : 1)
    return `${days * 24} h`
  })

/** A moment so long before or after now. */
export interface NowShift {
  /** Whole days and what is longer. */
  days: Length
  /** What is shorter. */
  seconds: number
  isBack: boolean
  /** In ms since 1970; null outside the years that are computed. */
  moment: number | null
}

/**
 * `36 hours from now`, `90 minutes ago`, `in 2 days 6 hours`: first the days by the calendar, then the hours. Null for
 * anything else, and for a length ahead that a timer can have.
 */
export function readNowShift(question: string, nowMs: number): NowShift | null {
  const {
    asks,
    ahead,
    length = ahead,
    later,
    ago,
    sign,
    by = length,
  } = FORM.exec(question.toLowerCase())?.groups ?? {}
  const whole = inHours(by ?? '')
  const { days = '', hours = '' } = PARTS.exec(whole)?.groups ?? {}
  const seconds = Math.round((/[hms]/.test(hours) && readHours(hours)) || 0)
  const calendar = days === '' ? [] : readLength(days)
  const isBack = ago !== undefined || /^[-−–m]/.test(sign ?? '')
  const isTimer =
    days === '' && whole === by && seconds < DAY_SECONDS && !(isBack || asks || later || sign)
  if (calendar === null || seconds === 0 || isTimer) return null
  const day = movedBy(today(nowMs), calendar, isBack)?.day
  const start = new Date(nowMs)
  if (day !== undefined) {
    const { year, month, date } = partsOf(day)
    start.setFullYear(year, month - 1, date)
  }
  const moment = start.getTime() + (isBack ? -seconds : seconds) * 1000
  const year = new Date(moment).getFullYear()
  const isComputed = day !== undefined && year >= 1583 && year <= 9999
  return { days: calendar, seconds, isBack, moment: isComputed ? moment : null }
}
