import { expect, test, vi } from 'vitest'
import { currencyFixture } from '../../../../support/currency-store'

async function opened() {
  const fixture = currencyFixture()
  await fixture.opened()
  return fixture
}

test('CU-62: what was typed before the names of currencies had come is read once they are there', async () => {
  const { state } = await opened()
  state().typeAmount('€', 0)
  state().typeAmount('5', 0)
  expect(state()).toMatchObject({ amount: '5', from: 'usd', amountProblem: 'lost-text' })
  await vi.waitUntil(() => state().amountProblem === null)
  expect(state()).toMatchObject({ amount: '5', from: 'eur', to: 'usd', amountProblem: null })
})

test('CU-62: a currency named beside the amount becomes From, and that is said', async () => {
  const { state } = await opened()
  const paste = (text: string) => state().pasteAmount(text, (digits) => state().typeAmount(digits))
  await paste('£12')
  expect(state()).toMatchObject({ amount: '12', from: 'gbp', to: 'eur' })
  expect(state().amountNote).toEqual({ number: null, currency: 'gbp' })
  // It stays said while one goes on typing, until another is chosen.
  state().typeAmount('125', 2)
  expect(state().amountNote?.currency).toBe('gbp')
  state().selectFrom('cad')
  expect(state().amountNote).toBeNull()
  // A sign of the chosen currency, too.
  await paste('$1,234')
  expect(state()).toMatchObject({ from: 'cad', amountNote: { number: '1234', currency: null } })
  await paste('€7')
  expect(state()).toMatchObject({ from: 'eur', to: 'cad' })
  state().typeAmount('$', 0)
  state().typeAmount('5', 0)
  expect(state()).toMatchObject({ amount: '5', from: 'usd', to: 'cad', amountProblem: null })
})

test('CU-62: a name that goes on behind a code is read to its end', async () => {
  const { state, conversion } = await opened()
  await state().prepareAmount()
  const typeAll = (text: string) => {
    state().typeAmount('')
    for (const key of text) state().typeAmount(state().amount + key)
  }
  typeAll('20 franken')
  expect(state()).toMatchObject({ amount: '20', from: 'chf', amountProblem: null })
  typeAll('12 pounds')
  expect(state()).toMatchObject({ amount: '12', from: 'gbp', amountProblem: null })
  // The next digit belongs to the number, which the field shows alone.
  expect(state().typeAmount('125')).toBe('125')
  expect(state()).toMatchObject({ from: 'gbp', amountProblem: null })
  typeAll('100 usd to jpy')
  expect(conversion()).toEqual({ phase: 'idle', missing: 'valid-amount' })
  typeAll('20eur')
  state().leaveField()
  state().selectFrom('usd')
  state().typeAmount('20£')
  expect(state()).toMatchObject({ amount: '20', from: 'gbp', amountProblem: null })
})

test('a text with a sign that comes at once, as by a drop, is read once what reads the sign has come', async () => {
  const { state } = await opened()
  state().typeAmount('1234.50')
  expect(state().typeAmount('$1,234')).toBe('1234.50')
  await vi.waitUntil(() => state().amountProblem === null)
  expect(state().amount).toBe('1234')
  expect(state().amountNote).toEqual({ number: '1234', currency: null })
})

test('NU-07: a currency that is composed behind the amount is read', async () => {
  const { state } = await opened()
  state().typeAmount('')
  await state().prepareAmount()
  for (const text of ['50', '50e']) state().composeAmount(text)
  expect(state().composeAmount('50eur', true)).toBe('50')
  expect(state()).toMatchObject({ from: 'eur', amountProblem: null })
})

test('NU-08: a wide sign beside wide digits is read', async () => {
  const { state } = await opened()
  await state().pasteAmount('￥５００', (digits) => void state().typeAmount(digits))
  expect(state()).toMatchObject({ amount: '500', from: 'jpy' })
})

test('CU-45: commas between thousands are clear once three digits stand behind each', async () => {
  const { state, conversion } = await opened()
  await state().prepareAmount()
  for (const text of ['12', '12,', '125', '1250']) state().typeAmount(text)
  expect(conversion()).toEqual({ phase: 'idle', missing: 'valid-amount' })
  state().typeAmount('12500')
  expect(conversion().phase).toBe('success')
  expect(state().amountProblem).toBeNull()
})

test('CU-45: a comma that was typed before what reads it had come is clear once that is there', async () => {
  const { state } = await opened()
  state().typeAmount('')
  for (const key of '1,234') state().typeAmount(state().amount + key)
  await vi.waitUntil(() => state().amountProblem === null)
  expect(state().amount).toBe('1234')
})

test('NU-07: a number with commas between thousands is composed', async () => {
  const { state } = await opened()
  await state().prepareAmount()
  state().typeAmount('')
  state().composeAmount('1,2')
  expect(state().composeAmount('1,234', true)).toBe('1234')
  expect(state().amountProblem).toBeNull()
})

test('CU-46: a pasted number arrives as plain digits, and says how it was read', async () => {
  const { state } = await opened()
  await state().pasteAmount('1,234', (digits) => void state().typeAmount(digits))
  expect(state()).toMatchObject({
    amount: '1234',
    amountNote: { number: '1234', currency: null },
    amountProblem: null,
  })
  state().typeAmount('12345')
  expect(state().amountNote).toBeNull()
})

test('a number that comes at once, as by a drop, is read in any form; a key never is', async () => {
  const { state, conversion } = await opened()
  await state().prepareAmount()
  expect(state().typeAmount('1,234.50')).toBe('1234.50')
  expect(conversion().phase).toBe('success')
  expect(state().typeAmount('1234')).toBe('1234')
  expect(state().typeAmount('1e234')).toBe('1234')
  expect(state().amountProblem).toBe('lost-text')
})
