import { readTimeOfDay } from '#lib/question/time-of-day'
import { hasSeveralZones, zonesNamed } from '#lib/zones/zones'
import { LONGEST_NAME } from '../domain/timers'
import { readDuration } from './duration'
import { readMoments, saysMoment, timeAlone } from './moment'

/** A question of a timer that has a name or a place, parted. */
export interface NamedTimer {
  /** Empty for none. */
  name: string
  /** Whose clocks show the time of day; empty: those of here. */
  place: string
  /** The whole of `Paris meeting`, where the place may be a part of the name and the time one of here; else empty. */
  nameWithPlace: string
  /** As it was written: `12 minutes`, `at 5pm`. */
  time: string
  /** The question without name and place: `timer 12 minutes`. */
  question: string
  /** Whether a timer was named, too: `boil eggs 7 minutes` may be another thing. */
  isSure: boolean
}

const TIMER = /^(?:timers?|countdown|alarm|wake|remind)$/i
/** Say what the timer is for, and that it is one. */
export const KINDS = /^(?:eggs?|tea|pomodoro)$/i
/** Between the words of a question and a name, at either end of which they are no part of it. */
const AROUND =
  /^(?:start|timers?|countdown|alarm|clock|wake|remind|up|me|my|an?|the|some|for|of|in|at|on|to|until|till|from|now|about|that|and|with|new|another|please|it['’]?s|name[ds]?|called|labell?ed|titled|für|pour|para)[:,]?$/i
/** A unit of time as a word of its own. */
export const UNIT =
  /^(?:h|hrs?|hours?|m|mins?|minutes?|s|secs?|seconds?|days?|weeks?|months?|years?)$/i
/** Words that make a text another question than that for a timer. */
const OTHER =
  /^(?:what|how|when|which|is|are|was|in|to|as|per|of|from|before|after|ago|later|than|and|or|by|times|plus|minus|x|every|each|last|next|this|between|within|half|double|sum|total|average|mean|median|max|roll)$/i
const SPELLED = /\d\s?(?:h(?:ou)?rs?|min(?:ute)?s?|sec(?:ond)?s?)\b/i

/** Behind these anything is a name: `called 1+1`. */
const NAMED = /^(?:name[ds]?|called|labell?ed|titled)[:,]?$/i
/** Numbers and signs of sums, alone no name; a ratio is one: `1:1`. */
const NO_WORD = /^(?!\d:\d$)[\p{N}:.,+\-−*×/÷=]+$/u
/** What a length would be added to or multiplied by: `+30s`, `x2`. `c++` is a name. */
const OPERATION = /^[-+−*×x/÷=]\p{N}|^\p{N}+[x×*]$/iu

/** Behind a length it is what the time is for, not what it belongs to: `4 min tea`, but no `8 min mile` or `5 min late`. */
const PURPOSE =
  /^(?!(?:miles?|kms?|kilomet\w+|met(?:er|re)s?|pace|pay|wages?|rate|speed|late|early|left|old|apart|long|only)$)\p{L}{3,}$/iu

/** A length on the ground in a time is a pace: `10 km in 50 min`, `a marathon in 3 h`. */
const PACE = /^(?:pace )?[\d.,]* ?(?:k|km|mi|miles?|m|.*marathon)(?: in | ?\/)/i

/** More words are no question of a timer. */
const MOST_WORDS = 16

const isTime = (text: string, nowMs: number) =>
  readDuration(text.replace(/^(\d+)-(?=\p{L})/u, '$1 ')) !== null ||
  (saysMoment(text) && (readMoments(timeAlone(text), nowMs)?.length ?? 0) > 0)

const isPart = (word: string) => !AROUND.test(word)

/** Where the longest run of words stands that is a length or a time of day: from the one, before the other. */
function timeIn(words: readonly string[], nowMs: number): readonly [number, number] | null {
  for (let size = words.length; size > 0; size--) {
    for (let from = 0; from + size <= words.length; from++) {
      const [text, next] = [words.slice(from, from + size).join(' '), words[from + size]]
      // In `5 min and 3 eggs` the second number is of the eggs.
      const isOfNext = next !== undefined && isPart(next) && /(?: and|,) \d+$/i.test(text)
      if (!isOfNext && isTime(text, nowMs)) return [from, from + size]
    }
  }
  return null
}

const isNoTimer = (word: string) => !TIMER.test(word)

/** Without the words around a name at both of its ends. */
function trimmed(words: readonly string[]): readonly string[] {
  const from = words.findIndex(isPart)
  return from < 0 ? [] : words.slice(from, words.findLastIndex(isPart) + 1)
}

/** Whether what stands beside a length is perhaps no name but belongs to a sum, to a second length or to a number. */
function isOther(name: readonly string[], nowMs: number): boolean {
  const hasWord = name.some((word) => /\p{L}/u.test(word) && !OTHER.test(word))
  // `7 am and 8 am`
  if (name.length > 1 && isTime(name.join(' '), nowMs)) return true
  return name.some(
    (word) =>
      UNIT.test(word) ||
      OPERATION.test(word) ||
      isTime(word, nowMs) ||
      (!hasWord && NO_WORD.test(word)),
  )
}

/** A name of these words. */
export const capitalized = (words: readonly string[]) =>
  words
    .join(' ')
    .replace(/^[-–—]+ |[,;:]+$/g, '')
    .replace(/^./u, (letter) => letter.toUpperCase())
    .slice(0, LONGEST_NAME)

const isZone = (name: string) => zonesNamed(name).length > 0 || hasSeveralZones(name)

/** How many words behind a time of day are of a place: `in london time`, `new york`. `5pm called paris` has none. */
function placeLength(words: readonly string[]): number {
  const from = /^(?:in|at|the)$/i.test(words[0] ?? '') ? 1 : 0
  // Wake is an island, too.
  if (TIMER.test(words[from] ?? '')) return 0
  for (let to = words.length; to > from; to--) {
    if (isZone(words.slice(from, to).join(' '))) return to
  }
  return 0
}

/**
 * Parts `pizza timer 12 minutes`, `12 minute pizza timer`, `timer for 5 minutes named eggs`, `remind me at 5pm to call mom`,
 * `boil eggs 7 minutes`, `4 min tea` and `timer until 5pm vancouver`. Null where it is no question of a timer, or what may be another
 * thing than one.
 */
export function readNamedTimer(query: string, nowMs: number): NamedTimer | null {
  const words = query.replace(/["“”„«»]/g, '').split(' ')
  const isSure = words.some((word) => TIMER.test(word)) || KINDS.test(words[0] ?? '')
  // Each run of words is tried, so there must not be too many.
  if (words.length > MOST_WORDS || (!isSure && (!SPELLED.test(query) || PACE.test(query))))
    return null
  // `pizza timer 12`
  const bare = isSure && /^\d{1,3}$/.test(words.at(-1) ?? '') ? words.length - 1 : -1
  const [from, to] = timeIn(words, nowMs) ?? [bare, bare + 1]
  if (from < 0) return null
  const time = words.slice(from, to).join(' ')
  const isTimeOfDay = readTimeOfDay(timeAlone(time)) !== null || saysMoment(time)
  const ofPlace = isTimeOfDay ? placeLength(words.slice(to)) : 0
  const place = words.slice(to, to + ofPlace)
  const before = trimmed(words.slice(0, from)).filter(isNoTimer)
  const behind = trimmed(words.slice(to + ofPlace)).filter(isNoTimer)
  const name = [...before, ...behind]
  const isNamed = NAMED.test(words[to] ?? '') && behind.every((word) => !UNIT.test(word))
  const isFor = from === 0 && behind.length <= 2 && behind.every((word) => PURPOSE.test(word))
  const isOpen =
    name.length === 0 || (behind.length > 0 && !isFor) || name.some((word) => OTHER.test(word))
  if (isOther(isNamed ? before : name, nowMs) || (!isSure && isOpen)) return null
  const kind = words.some((word) => /^(?:alarm|wake)$/i.test(word)) ? 'alarm' : 'timer'
  // `5pm paris meeting`; of `5pm paris time meeting` the place is sure, and so it is of `5pm paris called meeting`.
  const mayBeName =
    place.length > 0 && isPart(words[to + ofPlace] ?? 'to') && !/^time$/i.test(place.at(-1) ?? '')
  return {
    name: capitalized(name),
    place: place.join(' ').replace(/^(?:in|at|the) /i, ''),
    nameWithPlace: mayBeName ? capitalized([...before, ...trimmed(words.slice(to))]) : '',
    time,
    question: `${kind} ${time}`,
    isSure,
  }
}
