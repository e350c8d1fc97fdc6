import { expect, test } from 'vitest'
import {
  setInWords,
  rangeIn,
  readPasswordRules,
  type PasswordRules,
} from '../../../../../src/tools/password-generator/extras/site-rules/domain/password-rules'
import { readSiteRules } from '../../../../../src/tools/password-generator/extras/site-rules/domain/rules'

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const DIGIT = '0123456789'
// The 32 punctuation marks of ASCII and the space.
const SPECIAL = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

function rulesOf(text: string): PasswordRules {
  const read = readPasswordRules(text)
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.text}`)
  return read.value
}

const sorted = (characters: Iterable<string>) => [...characters].toSorted().join('')

const summary = (text: string) => {
  const { required, allowed, ...lengths } = rulesOf(text)
  return { required: required.map(sorted), allowed: sorted(allowed), ...lengths }
}

const NO_LENGTHS = { minLength: 0, maxLength: null, maxRepeating: null, maxSequential: null }

// By the documentation of the format (Apple, Customizing Password AutoFill Rules).
test.each([
  [
    'minlength: 20; required: lower; required: upper; required: digit; allowed: [-().&@?\'#,/"+]; max-consecutive: 2;',
    {
      required: [LOWER, UPPER, DIGIT],
      allowed: sorted(`${LOWER}${UPPER}${DIGIT}-().&@?'#,/"+`),
      minLength: 20,
      maxLength: null,
      maxRepeating: 2,
      maxSequential: 2,
    },
  ],
  [
    'required: upper, lower; required: digit',
    {
      ...NO_LENGTHS,
      required: [sorted(UPPER + LOWER), DIGIT],
      allowed: sorted(UPPER + LOWER + DIGIT),
    },
  ],
  ['allowed: digit', { ...NO_LENGTHS, required: [], allowed: DIGIT }],
  [
    'maxlength: 16',
    {
      ...NO_LENGTHS,
      required: [],
      allowed: sorted(UPPER + LOWER + DIGIT + SPECIAL),
      maxLength: 16,
    },
  ],
  ['required: special', { ...NO_LENGTHS, required: [sorted(SPECIAL)], allowed: sorted(SPECIAL) }],
])('the rule %j is read', (text, expected) => {
  expect(summary(text)).toEqual(expected)
})

test.each([
  // A closing bracket at the end, a hyphen at the beginning; elsewhere it is none.
  ['allowed: [-a]]', ['-', ']', 'a']],
  ['allowed: []]', [']']],
  ['allowed: [a-c]', ['a', 'c']],
  ['allowed: [;:,=]', [',', ':', ';', '=']],
  ['allowed: [aé\tb]', ['a', 'b']],
  ['allowed: [b], [a],digit', [...DIGIT, 'a', 'b']],
])('the characters of %j are these', (text, characters) => {
  expect(sorted(rulesOf(text).allowed)).toBe(sorted(characters))
})

test('of several lengths the strictest counts, and 0 is none', () => {
  const text = 'minlength: 8; minlength: 10; maxlength: 20; maxlength: 16; max-consecutive: 0'
  expect(rulesOf(text)).toMatchObject({
    minLength: 10,
    maxLength: 16,
    maxRepeating: null,
    maxSequential: null,
  })
  expect(rulesOf('max-consecutive: 3; max-consecutive: 2')).toMatchObject({
    maxRepeating: 2,
    maxSequential: 2,
  })
})

test.each([
  `passwordrules="minlength: 8; allowed: [&amp;&quot;&#39;]"`,
  `  PASSWORDRULES = 'MinLength:8;Allowed:[&amp;&quot;&#x27;]'  `,
  `<input type="password" passwordrules="minlength: 8; allowed: [&amp;&quot;']" minlength="9">`,
])('the whole attribute, or the element that has it, is read as its value: %s', (text) => {
  expect(rulesOf(text).minLength).toBe(8)
  expect(sorted(rulesOf(text).allowed)).toBe(sorted(`&"'`))
})

test('consecutive characters are both kinds: the same in a row, and in sequence', () => {
  expect(rulesOf('max-repeating: 2; max-sequential: 3')).toMatchObject({
    maxRepeating: 2,
    maxSequential: 3,
  })
  expect(rulesOf('max-consecutive: 3; max-repeating: 2; max-sequential: 4')).toMatchObject({
    maxRepeating: 2,
    maxSequential: 3,
  })
})

// As rules stand in lists, programs and texts.
test.each([
  String.raw`"password-rules": "minlength: 8; allowed: [\"'\\]"`,
  String.raw`"example.com": {
    "password-rules": "minlength: 8; allowed: [\"'\\]"
  },`,
  String.raw`{ "example.com": { "exact-domain-match-only": true, "password-rules": "minlength: 8; allowed: [\"'\\]" } }`,
  String.raw`passwordRules={"minlength: 8; allowed: [\"'\\]"}`,
  String.raw`<input type="password" passwordRules={ 'minlength: 8; allowed: ["\'\\]' } />`,
  String.raw`passwordRules: 'minlength: 8; allowed: ["\'\\]',`,
  'passwordRules={`minlength: 8; allowed: ["\'\\\\]`}',
  String.raw`"minlength: 8; allowed: [\"'\\]",`,
  String.raw`"minlength: 8; allowed: ["'\]"`,
  String.raw` 'minlength: 8; allowed: ["'\]' `,
  '`minlength: 8; allowed: ["\'\\\\]`',
  String.raw`“minlength: 8; allowed: ["'\]”`,
])('a rule is read within its quotes: %s', (text) => {
  expect(rulesOf(text).minLength).toBe(8)
  expect(sorted(rulesOf(text).allowed)).toBe(sorted(`"'\\`))
})

test.each([
  ['minlenght: 8', { code: 'unknown', text: 'minlenght' }],
  ['required: uppercase', { code: 'unknown', text: 'uppercase' }],
  ['minlength 8', { code: 'syntax', text: '8' }],
  ['minlength: eight', { code: 'syntax', text: 'eight' }],
  ['required: [abc', { code: 'syntax', text: '[abc' }],
  ['minlength: 8 maxlength: 9', { code: 'syntax', text: 'maxlength: 9' }],
  ['8 characters', { code: 'syntax', text: '8 characters' }],
])('%j is no rule', (text, problem) => {
  expect(readPasswordRules(text)).toEqual({ ok: false, error: problem })
})

test('PW-64: what is pasted sets types, symbols, least numbers and lengths', () => {
  const read = readSiteRules(
    'minlength: 10; maxlength: 64; required: lower; required: digit; allowed: [-_]; max-consecutive: 2',
  )
  expect(read).toEqual({
    ok: true,
    value: {
      includeUppercase: false,
      includeLowercase: true,
      includeNumbers: true,
      includeSymbols: true,
      form: {
        kind: 'site rules',
        characters: { uppercase: '', lowercase: LOWER, numbers: DIGIT, symbols: '-_' },
        least: { uppercase: 0, lowercase: 1, numbers: 1, symbols: 0 },
        oneOf: [],
        minLength: 10,
        maxLength: 50,
        maxRepeating: 2,
        maxSequential: 2,
      },
    },
  })
})

const formOf = (text: string) => {
  const read = readSiteRules(text)
  return read.ok ? read.value.form : read.error
}

test('a set that is no type stays a set; one that every character is in is no rule', () => {
  const letters = { least: { uppercase: 0, lowercase: 0, numbers: 1, symbols: 0 } }
  expect(formOf('required: upper, lower; required: digit')).toMatchObject({
    ...letters,
    oneOf: [UPPER + LOWER],
  })
  expect(formOf('required: [!?]; allowed: [#], lower')).toMatchObject({ oneOf: ['!?'] })
  expect(formOf('required: lower')).toMatchObject({
    least: { uppercase: 0, lowercase: 0, numbers: 0, symbols: 0 },
    oneOf: [],
  })
})

test.each(['minlength: 51', 'maxlength: 3', 'minlength: 20; maxlength: 10'])(
  'a rule without a length of 4 to 50 is refused: %s',
  (text) => {
    expect(readSiteRules(text)).toEqual({ ok: false, error: { code: 'lengths' } })
  },
)

test.each([
  [UPPER + LOWER, 'A–Z a–z'],
  [`${DIGIT}!?`, '0–9 !?'],
  ['abc', 'abc'],
  // A space at an end cannot be seen.
  [` ${DIGIT}!`, '0–9 ␣!'],
])('the set %j reads %j', (set, words) => {
  expect(setInWords(set)).toBe(words)
})

// The format has lists of characters alone: a hyphen counts at their beginning.
test.each([
  ['required: [A-Z]', 'A-Z'],
  ['required: lower; allowed: [_a-z]', 'a-z'],
  ['allowed: [0-9]', '0-9'],
  ['allowed: [ -~]', ' -~'],
  ['allowed: [!_-.]', '_-.'],
  ['allowed: [-az09.]', null],
  ['minlength: 8; max-consecutive: 2; required: lower', null],
  [`<input pattern="[a-z]{8}" passwordrules="required: lower">`, null],
])('what looks like a range in `%s` is pointed out: %s', (text, range) => {
  expect(rangeIn(text)).toBe(range)
})

// A pattern that tries anew from each bracket takes longer than a test may.
test('a million brackets are searched for a range', () => {
  expect(rangeIn('['.repeat(1_000_000))).toBeNull()
})
