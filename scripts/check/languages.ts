// `npm run languages` lists what is missing or outdated in each language, and fails where that language is published.
// `npm run languages -- --accept de FILE ...` says that translations, all those of a folder too, are of the English of now.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPseudo, LANGUAGES, PUBLISHED, type LanguageId } from '../../src/site/languages.ts'
import { CliError } from '../bootstrap/cli-error.mjs'
import { isMain, rootDir } from '../bootstrap/paths.mjs'
import { filesIn } from '../build/files-in.ts'
import { accepted, faultOf, isEnglish, translationOf } from './translations.ts'

const read = (path: string) => readFileSync(join(rootDir, path), 'utf8')

const englishFiles = () =>
  filesIn(join(rootDir, 'src'))
    .map((path) => `src/${path}`)
    .filter(isEnglish)
    .toSorted()

/** The files of a language that are not as they should be, a line each. */
export function faultsOf(language: LanguageId): string[] {
  return englishFiles().flatMap((english) => {
    const path = translationOf(english, language)
    const own = existsSync(join(rootDir, path)) ? read(path) : undefined
    const fault = faultOf(read(english), own)
    return fault === null ? [] : [`${path}: ${fault}`]
  })
}

function accept(language: string, places: readonly string[]): void {
  const files = englishFiles().filter((english) => {
    const path = translationOf(english, language)
    const isNamed = places.some((place) => path === place || path.startsWith(`${place}/`))
    return isNamed && existsSync(join(rootDir, path))
  })
  if (files.length === 0) throw new CliError('Name a language and its files, or a folder of them.')
  for (const english of files) {
    const path = translationOf(english, language)
    writeFileSync(join(rootDir, path), accepted(read(english), read(path)))
    console.log(`${path} accepted`)
  }
}

function report(): void {
  const translated = Object.keys(LANGUAGES) as LanguageId[]
  for (const id of translated.filter((one) => one !== 'en' && !isPseudo(one))) {
    const faults = faultsOf(id)
    const isPublished = PUBLISHED.includes(id)
    console.log([`${id}: ${faults.length} missing or outdated`, ...faults].join('\n  '))
    if (isPublished && faults.length > 0) process.exitCode = 1
  }
}

if (isMain(import.meta.url)) {
  const [option, language = '', ...places] = process.argv.slice(2)
  if (option === '--accept')
    accept(
      language,
      places.map((place) => place.replace(/\/$/, '')),
    )
  else report()
}
