import { expect, test } from 'vitest'
import { auditProduct } from '../../scripts/supply-chain/audit.mjs'

test('PL-34: npm audit knows of no high or critical flaw in what the product is made of', async ({
  skip,
}) => {
  const outcome = await auditProduct()
  if (!outcome.ran) {
    console.warn(`PL-34 is skipped: ${outcome.reason}`)
    skip(outcome.reason)
    return
  }
  expect(outcome.severities).toMatchObject({ high: 0, critical: 0 })
})
