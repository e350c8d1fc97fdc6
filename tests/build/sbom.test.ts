import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  billFile,
  billText,
  makeBill,
  type Component,
} from '../../scripts/supply-chain/bill-of-materials.mjs'
import {
  withoutLicence,
  productLicences,
  toolLicences,
} from '../../scripts/supply-chain/licences.mjs'
import { lockedPackages, lockFiles } from '../support/lock-files'
import { readSource } from '../support/source-files'

const bill: Awaited<ReturnType<typeof makeBill>> = JSON.parse(readFileSync(billFile, 'utf8'))

const licencesOf = ({ licenses = [] }: Component) =>
  licenses.map(({ license, expression }) => license?.id ?? expression ?? license?.name)

test('PL-33: deploy/sbom.json is what npm run sbom writes now', async () => {
  expect(readFileSync(billFile, 'utf8')).toBe(billText(await makeBill()))
})

test('PL-33: it is CycloneDX and lists every dependency of package.json, with its version and hash', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'nimble' } },
  })
  const { dependencies } = JSON.parse(readSource('package.json'))
  const listed = new Map(bill.components.map((component) => [component.name, component]))
  for (const [name, version] of Object.entries(dependencies)) {
    expect(listed.get(name)).toMatchObject({ version, hashes: [{ alg: 'SHA-512' }] })
  }
})

test('PL-33: everything that is shipped has a licence that lets us ship it', () => {
  const odd = bill.components.filter((component) => {
    const licences = licencesOf(component)
    return licences.length === 0 || !licences.every((id) => productLicences.includes(String(id)))
  })
  expect(odd.map(({ name }) => name)).toEqual([])
})

test.each(lockFiles)('PL-33: every tool of %s has a licence of the list', (file) => {
  const odd = lockedPackages(file).filter(
    ({ name, license }) =>
      !toolLicences.includes(license ?? '') && !(license === undefined && withoutLicence.has(name)),
  )
  expect(odd.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})
