import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { rootDir } from '../paths.mjs'
import { Problem } from '../problem.mjs'
import { npmOutput } from './npm-output.mjs'

export const billFile = join(rootDir, 'deploy', 'sbom.json')

/**
 * The parts of CycloneDX that depend on the lock file alone.
 * @typedef {{
 *   type: string, name: string, version: string, purl: string,
 *   'bom-ref': string,
 *   hashes?: Array<{ alg: string, content: string }>,
 *   licenses?: Array<{ license?: { id?: string, name?: string }, expression?: string }>,
 * }} Component
 * @typedef {{ ref: string, dependsOn: string[] }} Dependency
 * @typedef {{
 *   bomFormat: string, specVersion: string, version: number,
 *   metadata: { component: Component },
 *   components: Component[],
 *   dependencies: Dependency[],
 * }} Bill
 */

/** @param {string} one @param {string} other */
const compare = (one, other) => (one < other ? -1 : Number(one > other))

/** @param {Component} component @returns {Component} */
const kept = ({ type, name, version, purl, 'bom-ref': ref, hashes, licenses }) => ({
  type,
  'bom-ref': ref,
  name,
  version,
  purl,
  ...(hashes && { hashes }),
  ...(licenses && { licenses }),
})

/**
 * The packages that the product is made of, as CycloneDX: npm's own list from the lock file, without
 * what differs from run to run (time, serial number, npm's version, name of the folder).
 * @returns {Promise<Bill>}
 */
export async function makeBill() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit=dev', '--package-lock-only']
  const { code, stdout, stderr } = await npmOutput(args)
  if (code !== 0) throw new Problem(`npm sbom failed: ${stderr}`)
  /** @type {Bill} */
  const { bomFormat, specVersion, metadata, components, dependencies } = JSON.parse(stdout)
  const { name } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'))
  return {
    bomFormat,
    specVersion,
    version: 1,
    metadata: { component: { ...kept(metadata.component), type: 'application', name } },
    components: components.map(kept).toSorted((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: dependencies
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.toSorted(compare) }))
      .toSorted((a, b) => compare(a.ref, b.ref)),
  }
}

/** @param {Bill} bill */
export const billText = (bill) => `${JSON.stringify(bill, null, 2)}\n`
