import { describe, expect, test } from 'vitest'
import { ask, NOON } from '../../support/answer-modules'

const lines = (question: string, settings?: unknown) =>
  ask(question, { source: { ...NOON.source, settings } }).answers[0]?.lines?.map(
    ({ value, unit }) => `${value} ${unit}`,
  )

describe('AN-41: what is asked of nothing else is shown in several', () => {
  // 1 lb is 0.45359237 kg, 1 st 14 lb, 1 oz lb/16.
  test('a quantity in four units, the usual one first, and none where one is asked for', () => {
    expect(lines('5 kg')).toEqual([
      '11.0231131092 lb',
      '0.7873652221 st',
      '176.3698097479 oz',
      '5000 g',
    ])
    expect(lines('5 kg in lb')).toBeUndefined()
    expect(lines('0 C')?.[0]).toBe('32 °F')
  })

  test('money in the five first of the popular currencies, or of the own list', () => {
    const codes = (...query: Parameters<typeof lines>) =>
      lines(...query)?.map((line) => line.split(' ')[1])
    expect(lines('100 usd')?.[0]).toBe('88.0226 EUR')
    expect(codes('100 usd')).toEqual(['EUR', 'GBP', 'JPY', 'CAD', 'AUD'])
    expect(codes('100 chf')).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD'])
    expect(codes('100 usd', { favorites: ['inr', 'usd', 'sek'] })).toEqual(['INR', 'SEK'])
    expect(codes('100 usd', { favorites: [] })).toHaveLength(5)
    expect(codes('100 usd in eur')).toBeUndefined()
    expect(codes('250 eur in usd, gbp, jpy, chf and cad')).toEqual([
      'USD',
      'GBP',
      'JPY',
      'CHF',
      'CAD',
    ])
  })

  test('what has no room there is told of, is copied, and goes to the page', () => {
    const codes = 'usd gbp jpy chf cad aud nzd sek nok dkk pln czk huf ron inr'.split(' ')
    const [first] = ask(`250 eur in ${codes.join(' ')}`).answers
    expect(first?.lines).toHaveLength(5)
    expect(first?.notes[0]).toBe('5 of 15 shown, all are copied')
    const copied = first?.copy?.split('\n').map((line) => line.split(' ')[1]?.toLowerCase())
    expect(copied).toEqual(codes)
    expect(first?.opening).toMatchObject({ fragment: `250eur=${codes.join(',')}` })
    const { notes } = ask('250 eur in usd, gbp, jpy, chf and cad').answers[0] ?? {}
    expect(notes).not.toContainEqual(expect.stringContaining('shown'))
  })

  test('Copy takes all of them, as they stand there, and the tool is no row below', () => {
    const { answers, found } = ask('250 eur in usd, jpy')
    // By the shipped rates, as the lines have them.
    expect(answers[0]?.copy).toBe('284.0180 USD\n44726 JPY')
    expect(ask('250 eur').found).toEqual([])
    expect(found).toEqual([])
    expect(ask('5 kg').answers[0]?.copy).toBe(lines('5 kg')?.join('\n'))
  })
})

// ISO 4217, minor unit: none of the yen and the won, three decimals of the Kuwaiti dinar.
test.each([
  ['100 usd in jpy', 'Paid as 15748 JPY'],
  ['5000 jpy in krw', 'Paid as 43123 KRW'],
  ['100 usd in kwd', 'Paid as 30.871 KWD'],
  ['100 usd in eur', undefined],
  ['100 usd in btc', undefined],
])('CU-58: %s is shown as it is paid where that is not in cents', (question, note) => {
  const notes = ask(question).answers[0]?.notes ?? []
  expect(notes.find((one) => one.startsWith('Paid'))).toBe(note)
})

test.each([
  ['250 eur in jpy, krw', ['44726 JPY', '385750 KRW']],
  ['100 usd in eur, kwd', ['88.0226 EUR', '30.871 KWD']],
  // 250 EUR are 44726.387 JPY.
  ['0.25 eur in usd, jpy', ['0.2840 USD', '44.73 JPY']],
])(
  'CU-58: the lines of %s have no decimals that no one pays, unless figures are few',
  (question, shown) => {
    expect(lines(question)).toEqual(shown)
    expect(ask(question).answers[0]?.notes.join()).not.toContain('Paid')
  },
)
