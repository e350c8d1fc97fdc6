// `npm run sbom -- FILE`: the bill of materials of the build in dist/.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, isMain, rootDir } from '../bootstrap/paths.mjs'
import { NOTICES_FILE, readNotices, type ShippedPackage } from '../build/notices.ts'

/** Hashes of the packages, from the lock file. */
type LockedPackages = Record<string, { version?: string; integrity?: string }>

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
    ...(hasLicense && { licenses: [{ license: { id: license } }] }),
  }
}

/**
 * The bill of materials of a built site, as CycloneDX 1.5: the packages of which it has something,
 * and no others. Source: https://cyclonedx.org/docs/1.5/json/
 */
export const billOfMaterials = (
  product: { name: string; version: string },
  shipped: readonly ShippedPackage[],
  locked: LockedPackages,
) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
  components: shipped.map((entry) => component(entry, locked)),
})

const readJson = (file: string) => JSON.parse(readFileSync(join(rootDir, file), 'utf8'))

if (isMain(import.meta.url)) {
  const [, , file = 'sbom.json'] = process.argv
  const { name, version } = readJson('package.json')
  const shipped = readNotices(readFileSync(join(distDir, NOTICES_FILE), 'utf8'))
  const bill = billOfMaterials({ name, version }, shipped, readJson('package-lock.json').packages)
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${file} written: ${shipped.length} packages`)
}
