// `npm run sbom -- FILE`: the bill of materials of the build in dist/.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, isMain, rootDir } from '../bootstrap/paths.mjs'
import { buildDate } from '../build/build-date.ts'
import { assertBuilt } from '../build/finished-build.ts'
import { NOTICES_FILE, readNotices, type ShippedPackage } from '../build/notices.ts'

/** Hashes and needs of the packages, from the lock file; '' is the project itself. */
type LockedPackages = Record<string, LockedPackage>

interface LockedPackage {
  version?: string
  integrity?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

interface Product {
  name: string
  version: string
  /** Who publishes it. */
  supplier: string
}

/** The name in the line of the copyright. */
export function supplierIn(license: string): string {
  const [, name] = /^Copyright \(c\) [\d, -]+ (.+?)\r?$/m.exec(license) ?? []
  if (name === undefined) throw new Error('LICENSE has no line of the copyright')
  return name
}

/** One name of the SPDX list is a license; names with `OR` or `AND` between them are an expression. */
const licenseChoice = (license: string) =>
  /\s/.test(license) ? { expression: license } : { license: { id: license } }

/** What is shipped, from npm, as CycloneDX. */
function component({ name, version, license }: ShippedPackage, locked: LockedPackages) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const entry = locked[`node_modules/${name}`]
  if (entry?.version !== version || !entry.integrity) {
    throw new Error(`${name} ${version} is not the one of package-lock.json`)
  }
  const content = Buffer.from(entry.integrity.replace('sha512-', ''), 'base64').toString('hex')
  const hasLicense = license !== 'no license'
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    hashes: [{ alg: 'SHA-512', content }],
    ...(hasLicense && { licenses: [licenseChoice(license)] }),
  }
}

const needsOf = ({ dependencies, peerDependencies }: LockedPackage = {}) =>
  Object.keys({ ...dependencies, ...peerDependencies })

/** Which package needs which. One of which nothing is shipped stands for what it needs itself. */
function dependencyGraph(
  product: string,
  refs: ReadonlyMap<string, string>,
  locked: LockedPackages,
): { ref: string; dependsOn: string[] }[] {
  function shippedAmong(names: readonly string[], passed = new Set<string>()): string[] {
    return names.flatMap((name) => {
      const ref = refs.get(name)
      if (ref !== undefined) return [ref]
      if (passed.has(name)) return []
      passed.add(name)
      return shippedAmong(needsOf(locked[`node_modules/${name}`]), passed)
    })
  }
  const entry = (ref: string, names: readonly string[]) => ({
    ref,
    dependsOn: [...new Set(shippedAmong(names))].toSorted(),
  })
  const { devDependencies = {}, ...own } = locked[''] ?? {}
  // What tools add to a bundle, or data that it has; of most tools nothing is shipped.
  const shippedTools = Object.keys(devDependencies).filter((name) => refs.has(name))
  return [
    entry(product, [...needsOf(own), ...shippedTools]),
    ...Array.from(refs, ([name, ref]) => entry(ref, needsOf(locked[`node_modules/${name}`]))),
  ]
}

/** RFC 9562, version 8: a UUID of our own making, the same for the same content. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * The bill of materials of a built site, as CycloneDX 1.6: the packages of which it has something, and no others. They
 * have no suppliers, since the lock file names none. The same build has the same bill, byte for byte.
 * Source: https://cyclonedx.org/docs/1.6/json/
 * @param date of the build
 */
export function billOfMaterials(
  { name, version, supplier }: Product,
  shipped: readonly ShippedPackage[],
  locked: LockedPackages,
  date: Date,
) {
  const components = shipped.map((entry) => component(entry, locked))
  const refs = new Map(components.map((part) => [part.name, part['bom-ref']]))
  const publisher = { name: supplier }
  const content = {
    metadata: {
      timestamp: date.toISOString(),
      tools: { components: [{ type: 'application', name: `${name}-sbom`, version }] },
      component: { type: 'application', 'bom-ref': name, supplier: publisher, name, version },
      supplier: publisher,
    },
    components,
    dependencies: dependencyGraph(name, refs, locked),
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  }
}

const readJson = (file: string) => JSON.parse(readFileSync(join(rootDir, file), 'utf8'))

if (isMain(import.meta.url)) {
  const [, , file = 'sbom.json'] = process.argv
  assertBuilt()
  const { name, version } = readJson('package.json')
  const shipped = readNotices(readFileSync(join(distDir, NOTICES_FILE), 'utf8'))
  const locked = readJson('package-lock.json').packages
  const date = buildDate(process.env['SOURCE_DATE_EPOCH'])
  const supplier = supplierIn(readFileSync(join(rootDir, 'LICENSE'), 'utf8'))
  const bill = billOfMaterials({ name, version, supplier }, shipped, locked, date)
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${file} written: ${shipped.length} packages`)
}
