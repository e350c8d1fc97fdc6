import { CHARACTER_TYPES, TYPE_SWITCHES } from '../domain/characters'
import { PRESETS } from '../domain/presets'
import type { PasswordOptions } from '../domain/settings'
import type { SecretKind } from './secret-kind'

type Switch = Exclude<keyof PasswordOptions, 'length'>

export type Options = Partial<PasswordOptions>

/** The names of kinds of characters, and the options that stand for them; the last two options leave characters out. */
const CHARACTER_KINDS: readonly { names: string; switches: readonly Switch[] }[] = [
  {
    names: String.raw`upper(?:[ -]?case)?(?: letters?)?|(?:capital|big) letters?|capitals?|caps`,
    switches: ['includeUppercase'],
  },
  {
    names: String.raw`lower(?:[ -]?case)?(?: letters?)?|small letters?`,
    switches: ['includeLowercase'],
  },
  { names: 'letters?|alphabetic', switches: ['includeUppercase', 'includeLowercase'] },
  {
    names: 'alpha-?numerics?',
    switches: ['includeUppercase', 'includeLowercase', 'includeNumbers'],
  },
  { names: 'numbers?|digits?|numerals?|numeric', switches: ['includeNumbers'] },
  {
    names: 'special (?:characters?|chars?|signs?|symbols?)|specials|symbols?|punctuation',
    switches: ['includeSymbols'],
  },
  { names: 'similar|look-?alikes?|confusing', switches: ['excludeSimilar'] },
  { names: 'ambiguous', switches: ['excludeAmbiguous'] },
]

const ANY_KIND = `(?:${CHARACTER_KINDS.map(({ names }) => names).join('|')})(?: (?:characters?|chars?))?`
const LIST = String.raw`(${ANY_KIND}(?:(?:,? (?:and|or|nor)|,| [&+]) ${ANY_KIND})*)`

const KIND_TESTS = CHARACTER_KINDS.map(({ names, switches }) => ({
  pattern: new RegExp(`^(?:${names})(?: (?:characters?|chars?))?$`, 'i'),
  switches,
}))

/** The options that a list such as `letters and numbers` names. */
const switchesIn = (list: string) =>
  list
    .split(/,? (?:and|or|nor) |, | [&+] /i)
    .flatMap((one) => KIND_TESTS.find(({ pattern }) => pattern.test(one))?.switches ?? [])

const isExclusion = (name: Switch) => name.startsWith('exclude')

const set = (list: string, isWanted: boolean): Options =>
  Object.fromEntries(switchesIn(list).map((name) => [name, isExclusion(name) !== isWanted]))

const withAll = (list: string) => set(list, true)
const without = (list: string) => set(list, false)

const only = (list: string): Options => ({
  ...Object.fromEntries(CHARACTER_TYPES.map((type) => [TYPE_SWITCHES[type], false])),
  ...withAll(list),
})

/** The presets by their names, and by what else they are called. */
const PRESET_WORDS: Readonly<Record<(typeof PRESETS)[number]['name'], string>> = {
  'easy-to-say': 'easy[ -]to[ -](?:say|pronounce|speak)',
  'easy-to-read': 'easy[ -]to[ -](?:read|type)|readable',
  'all-characters': '(?:of |using )?all (?:the )?(?:types of )?characters',
  'high-security':
    '(?:(?:very|really|super|extra) )?(?:strong|secure|safe|complex)|high[ -]security',
}

interface Part {
  pattern: string
  options: (list: string) => Options
}

const OPTION_PARTS: readonly Part[] = [
  ...PRESETS.map(({ name, options }) => ({
    pattern: PRESET_WORDS[name],
    options: () => options,
  })),
  { pattern: `(?:without|no|excluding|exclude|minus|w/o)(?: any)? ${LIST}`, options: without },
  { pattern: `(?:only|just|all)(?: with)? ${LIST}`, options: only },
  { pattern: `(?:with|including|include|plus) ${LIST} only`, options: only },
  { pattern: `(?:with|including|include|plus|and) ${LIST}`, options: withAll },
  { pattern: `${LIST}(?: only)?`, options: only },
]

/** Secrets of words or digits have none of the options of passwords. */
const QUALITY_PART: Part = { pattern: PRESET_WORDS['high-security'], options: () => ({}) }

const FILLER =
  // Whom or what the password is for may stand before its name: `bank password`.
  'bank(?:ing)?|e-?mail|account|wi-?fi|wlan|router|login|admin|root|user|work|office|school|phone|laptop|computer|server|database|' +
  'of|with|and|or|but|in length|length|long|an?|using|made|containing|please|random|unique|different|new|that is|which is|(?:i need|i want|give me|get me|suggest)(?: me)?'

/** Whom the password is for changes nothing about it. */
const FOR = String.raw`for [^\d]{1,80}$`

const sticky = (pattern: string) => new RegExp(String.raw`(?:${pattern})(?![\p{L}\p{N}])`, 'iuy')

/** The words of which questions about one kind are made. */
export function wordsOf({ namePattern, unitPattern, sameAlways, mode }: SecretKind) {
  return {
    name: sticky(`(?:${namePattern})(s?)( generator)?`),
    length: sticky(String.raw`(\d{1,4})(?:[ -]?(${unitPattern}))?(?![.,:/%]\d)`),
    unit: sticky(unitPattern),
    parts: (mode ? [QUALITY_PART] : OPTION_PARTS).map(({ pattern, options }) => ({
      pattern: sticky(pattern),
      options,
    })),
    filler: sticky([FILLER, FOR, sameAlways].filter(Boolean).join('|')),
  }
}
