import { expect, test, vi } from 'vitest'
import { currencyFixture } from '../../support/currency-store'

async function opened() {
  const fixture = currencyFixture()
  await fixture.opened()
  return fixture
}

test('CU-45: a typed comma is refused: there is no result until it is clear', async () => {
  const { state, conversion, sources } = await opened()
  for (const text of ['12', '12,', '125', '1250']) state().typeAmount(text)
  expect(state()).toMatchObject({ amount: '1250', amountProblem: 'unclear-marks' })
  expect(conversion()).toEqual({ phase: 'idle', missing: 'valid-amount' })
  state().leaveField()
  state().selectFrom('gbp')
  expect([conversion().phase, sources()]).toEqual(['idle', ['usd']])
})

test('CU-61: a character that is refused leaves the field, and there is no result until it is corrected', async () => {
  const { state, conversion, rows } = await opened()
  expect(state().typeAmount('1x')).toBe('1')
  expect(state().amountProblem).toBe('lost-text')
  expect(conversion()).toEqual({ phase: 'idle', missing: 'valid-amount' })
  state().record()
  expect(rows()).toEqual([])
  state().typeAmount('')
  state().typeAmount('2')
  expect(conversion().phase).toBe('success')
})

test('NU-07: what an input method composes counts as if it had been typed, and the field has it once', async () => {
  const { state, conversion } = await opened()
  state().typeAmount('')
  // Each edit of a composition has all of it.
  const compose = (...texts: string[]) => {
    for (const text of texts.slice(0, -1)) state().composeAmount(text)
    return state().composeAmount(texts.at(-1) ?? '', true)
  }
  expect(compose('1', '12', '12.', '12.5', '12.50', '12.50')).toBe('12.50')
  expect(conversion().phase).toBe('success')
  // The caret back in the word.
  expect(compose('1712.50')).toBe('1712.50')
  expect(compose('172.50', '12.50', '99')).toBe('99')
  expect(compose('12,', '12,5', '12,50')).toBe('1250')
  expect(state()).toMatchObject({ amount: '1250', amountProblem: 'unclear-marks' })
  expect(conversion()).toEqual({ phase: 'idle', missing: 'valid-amount' })
})

test('NU-07: where the comma is the decimal mark, a composed one is the point', async () => {
  const fixture = currencyFixture({ locale: 'de-DE' })
  await fixture.opened()
  const { state, conversion } = fixture
  state().typeAmount('')
  for (const text of ['1', '12', '12,', '12,5']) state().composeAmount(text)
  expect(state().composeAmount('12,50', true)).toBe('12.50')
  expect(conversion().phase).toBe('success')
  expect(state().amount).toBe('12.50')
})

test('NU-08: digits of every script are taken: wide ones of a keyboard for Chinese or Japanese, Arabic, Persian', async () => {
  const { state } = await opened()
  expect(['１２', '١٢٫٥', '۱۲٫۵', '१२.५'].map((text) => state().typeAmount(text))).toEqual([
    '12',
    '12.5',
    '12.5',
    '12.5',
  ])
  expect(state().composeAmount('１２．５', true)).toBe('12.5')
  await state().pasteAmount('５００', (digits) => void state().typeAmount(digits))
  expect(state().amount).toBe('500')
})

test('CU-47: pasted text that is no number is refused: no result until the next edit', async () => {
  const { state, conversion } = await opened()
  const insert = vi.fn()
  await state().pasteAmount('a dozen', insert)
  expect(insert).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ amount: '1', amountProblem: 'not-a-number' })
  expect(conversion()).toEqual({ phase: 'idle', missing: 'valid-amount' })
  await state().pasteAmount('a score', insert)
  expect(state().failedPastes).toBe(2)
  state().typeAmount('12')
  expect(conversion().phase).toBe('success')
})

test('a clipboard without a text, as with a picture, changes nothing', async () => {
  const { state, conversion } = await opened()
  const insert = vi.fn()
  await state().pasteAmount('', insert)
  expect(insert).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ amount: '1', amountProblem: null })
  expect(conversion().phase).toBe('success')
})

test('CU-48: an amount of more than 400 digits has no result, however it came, until it is shorter', async () => {
  const { state, conversion } = await opened()
  await state().pasteAmount('9'.repeat(10_000), (digits) => void state().typeAmount(digits))
  expect(state()).toMatchObject({ amount: '9'.repeat(10_000), amountProblem: 'too-large' })
  expect(conversion()).toEqual({ phase: 'idle', missing: 'valid-amount' })
  state().typeAmount('9'.repeat(401))
  expect(state().amountProblem).toBe('too-large')
  state().typeAmount(`000${'9'.repeat(400)}.${'9'.repeat(401)}`)
  expect(conversion().phase).toBe('success')
  state().openLink({ amount: '9'.repeat(401), from: 'usd', to: 'eur' })
  expect(state().amountProblem).toBe('too-large')
})

test('CU-61: a number pasted over all of the field is not held to what was refused there', async () => {
  const { state, conversion } = await opened()
  state().typeAmount('50')
  // Over the selected number.
  state().typeAmount('x', 0)
  expect(state().amountProblem).toBe('lost-text')
  await state().pasteAmount('12', (digits) => void state().typeAmount(digits, 0))
  expect(state()).toMatchObject({ amount: '12', amountProblem: null })
  expect(conversion().phase).toBe('success')
})
