import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/tools/password-generator/domain/settings'
import { usualRules } from '../../src/tools/password-generator/extras/site-rules/domain/rules'
import { scoreStrength } from '../../src/tools/password-generator/domain/strength'
import type { PasswordWorker } from '../../src/tools/password-generator/worker'
import { only } from '../support/password-recipes'
import { startEntry } from '../support/worker-globals'

const source = vi.spyOn(crypto, 'getRandomValues')
const worker = await startEntry<PasswordWorker>('password')

afterEach(() => void source.mockReset())

afterAll(() => void vi.restoreAllMocks())

// First, since what a source has given serves later passwords.
test('PW-20: if crypto.getRandomValues throws there is no password, and that is a value', async () => {
  source.mockImplementation(() => {
    throw new DOMException('refused', 'OperationError')
  })
  expect(await worker.generate(DEFAULT_SETTINGS)).toEqual({
    ok: false,
    error: { code: 'no-randomness' },
  })
})

test('a password, its strength and its bits survive the border', async () => {
  const made = await worker.generate(DEFAULT_SETTINGS)
  if (!made.ok) throw new Error(made.error.code)
  const { password, strength, entropy } = made.value
  expect(password).toMatch(/^[A-Za-z0-9]{12}$/)
  expect(strength).toEqual(scoreStrength(password))
  expect(entropy).toEqual({ ok: true, value: { bits: 70.7, remedy: null } })
  expect(source).toHaveBeenCalledOnce()
})

test('PW-06: an empty pool is no failure', async () => {
  expect(await worker.generate(only({}))).toEqual({
    ok: true,
    value: { password: '', strength: scoreStrength('') },
  })
})

test('a passphrase comes from the same worker', async () => {
  const form = {
    kind: 'passphrase',
    words: 3,
    separator: ' ',
    capitals: false,
    digit: false,
  } as const
  const made = await worker.generate({ ...DEFAULT_SETTINGS, form })
  expect(made.ok && made.value.password).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/)
  expect(made.ok && made.value.strength).toEqual(scoreStrength(made.ok ? made.value.password : ''))
})

test('site rules, their bits and why none keeps them survive the border', async () => {
  const form = { ...usualRules(DEFAULT_SETTINGS), maxRepeating: 1 }
  const made = await worker.generate({ ...DEFAULT_SETTINGS, form })
  expect(made).toMatchObject({
    value: { entropy: { ok: true, value: { bits: 71, remedy: null } } },
  })
  expect(made.ok && made.value.password).toMatch(/^(?!.*(.)\1)[A-Za-z0-9]{12}$/)
  expect(await worker.generate({ ...DEFAULT_SETTINGS, form, includeNumbers: false })).toMatchObject(
    {
      value: {
        password: '',
        entropy: { ok: false, error: { code: 'none-left', type: 'numbers' } },
      },
    },
  )
  const many = await worker.generateMany({ ...DEFAULT_SETTINGS, form }, 50)
  expect(many.ok && many.value.lines.split('\n')).toHaveLength(50)
})

test('without randomness there is no PIN either', async () => {
  source.mockImplementation(() => {
    throw new DOMException('refused', 'OperationError')
  })
  const form = { kind: 'PIN', digits: 12 } as const
  // What the source gave before serves the first ones.
  const made = await Promise.all(
    Array.from({ length: 100 }, () => worker.generate({ ...DEFAULT_SETTINGS, form })),
  )
  expect(made.at(-1)).toEqual({ ok: false, error: { code: 'no-randomness' } })
})
