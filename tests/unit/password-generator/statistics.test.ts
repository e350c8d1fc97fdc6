import { describe, expect, test } from 'vitest'
import { isNightly } from '../../support/nightly'
import { CHECKS, type Check } from '../../support/password-checks'
import { ours, type Generator } from '../../support/password-recipes'
import { RIGHT, WRONG } from '../../support/password-variants'

const SAMPLES = 50_000

const named = CHECKS.map((check) => [`${check.id}: ${check.sentence}`, check] as const)

test.each(named)('%s', (_, { run }) => {
  const first = run(ours, SAMPLES)
  // Once in a thousand million runs chance alone fails a check: ten times as many samples decide.
  const decisive = first.passed ? first : run(ours, 10 * SAMPLES)
  expect(decisive, JSON.stringify({ first, decisive })).toMatchObject({ passed: true })
})

const failedBy = (generator: Generator, checks: readonly Check[]) =>
  checks.filter(({ run }) => !run(generator, SAMPLES).passed).map(({ id }) => id)

// What they find in the product is above; whether they would find it changes with them alone.
describe.runIf(isNightly)('the checks themselves', () => {
  test.each(WRONG.map(({ name, seenBy, generator }) => [name, seenBy, generator] as const))(
    'what is wrong with this is seen: %s (%s)',
    (_, seenBy, generator) => {
      const checks = CHECKS.filter(({ id }) => id === seenBy)
      expect(failedBy(generator, checks)).toEqual([seenBy])
    },
  )

  test('there are eight wrong generators', () => {
    expect(WRONG).toHaveLength(8)
  })

  test.each(RIGHT.map((variant) => [variant.name, variant] as const))(
    'what is right passes, and only PW-16 tells our way from others: %s',
    (_, variant) => {
      expect(failedBy(variant.generator, CHECKS)).toEqual(variant.ours ? [] : ['PW-16'])
    },
  )
})
