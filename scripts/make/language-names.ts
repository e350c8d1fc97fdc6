// Writes the names of units, currencies and cities in a language from CLDR: `npm run language-names -- de`. The packages
// with them take 250 MB, so they are no part of the project. What is written by hand stands in other files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '../bootstrap/cli-error.mjs'
import { packageFile, rootDir } from '../bootstrap/paths.mjs'
import { CLDR_UNITS } from './cldr-units.ts'

type Texts = { readonly [name: string]: string }

const PACKAGES = ['cldr-units-full', 'cldr-numbers-full', 'cldr-dates-full']

const [language = ''] = process.argv.slice(2)
if (!/^[a-z]{2}(-[A-Z]\w+)?$/.test(language)) throw new CliError('Name a language, such as de.')
if (!PACKAGES.every((name) => existsSync(packageFile(name)))) {
  const versions = PACKAGES.map((name) => `${name}@48.2.0`).join(' ')
  throw new CliError(`First: npm install --no-save ${versions}`)
}

const readCldr = (name: string, file: string) =>
  JSON.parse(readFileSync(packageFile(`cldr-${name}-full/main/${language}/${file}.json`), 'utf8'))
    .main[language]

const HEAD = `// Names by CLDR 48.2.0 (Unicode-3.0), written by \`npm run language-names -- ${language}\`.`

/** In characters, as of the other sources. */
const LONGEST_LINE = 118

/** Rows, parted by commas, as many in a line as there is room for. */
function wrapped(rows: readonly string[]): string {
  const lines: string[] = []
  for (const row of rows) {
    const longer = `${lines.at(-1)} ${row},`
    if (lines.length > 0 && longer.length <= LONGEST_LINE) lines.splice(-1, 1, longer)
    else lines.push(`  ${row},`)
  }
  return lines.join('\n').replace(/,$/, '')
}

/** A blank is a `_` in a table; where a word may break is none of its letters. */
const nameInTable = (name: string) => name.replaceAll(/[\s\u00a0]/g, '_').replaceAll('\u00ad', '')

/** Of each line the key and its names, the one to show first; a blank in a name is a `_`. */
function write(
  path: string,
  name: string,
  about: string,
  lines: ReadonlyMap<string, Iterable<string>>,
) {
  const rows = [...lines].map(([key, names]) =>
    [`${key}:`, ...new Set(Array.from(names, nameInTable))].join(' '),
  )
  const source = `${HEAD}
import { wordTable } from '#lib/word-table'

// A program that uses it no more leaves it out; as a text it would be copied to each place of its use.
/** ${about} */
export const ${name} = /* @__PURE__ */ wordTable(\`
${wrapped(rows)}
\`)
`
  writeFileSync(join(rootDir, path), source)
  console.log(`${lines.size} in ${path}`)
}

/** `{0} Kilometern`: the name without the number. */
const unitForms = (unit: Texts): string[] => {
  const patterns = Object.entries(unit)
    .filter(([form]) => /-count-/.test(form))
    .map(([, pattern]) => pattern.replace('{0}', '').trim())
  const [one = ''] = [unit['displayName'], ...patterns]
  return [one, ...patterns].filter(Boolean)
}

const { long, short } = readCldr('units', 'units').units
write(
  `src/tools/unit-converter/extras/shared/cldr-units.${language}.ts`,
  'CLDR_UNITS',
  'Names of units by their keys.',
  new Map(
    Object.entries(CLDR_UNITS).map(([key, id]) => [
      key,
      [...unitForms(long[id]), ...unitForms(short[id])].filter((one) => /\p{L}{2}/u.test(one)),
    ]),
  ),
)

const { currencies } = readCldr('numbers', 'currencies').numbers
const rates = readFileSync(join(rootDir, 'src/tools/currency-converter/shipped-rates.json'), 'utf8')
const codes = Object.keys(JSON.parse(rates).names).filter((code) => currencies[code.toUpperCase()])
write(
  `src/tools/currency-converter/domain/cldr-currencies.${language}.ts`,
  'CLDR_CURRENCIES',
  'Names of currencies by their codes: in general, and of several.',
  new Map(
    codes.map((code) => {
      const names: Texts = currencies[code.toUpperCase()]
      const forms = ['displayName', 'displayName-count-one', 'displayName-count-other']
      return [code, forms.flatMap((form) => names[form] ?? [])]
    }),
  ),
)

/** Ids of zones with their cities: `Asia/Tokyo`, `America/Argentina/Cordoba`. */
function citiesIn(zones: object, above = ''): (readonly [string, string])[] {
  return Object.entries(zones).flatMap(([name, zone]) => {
    const id = above + name
    if (typeof zone !== 'object') return []
    return zone.exemplarCity ? [[id, zone.exemplarCity] as const] : citiesIn(zone, `${id}/`)
  })
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
const cities = citiesIn(readCldr('dates', 'timeZoneNames').dates.timeZoneNames.zone).filter(
  ([id, city]) =>
    !id.startsWith('Etc/') &&
    !city.includes(',') &&
    fold(city) !== fold(id.split('/').at(-1) ?? ''),
)
write(
  `src/lib/zones/cldr-cities.${language}.ts`,
  'CLDR_CITIES',
  'Cities by the ids of their zones, where they have another name than in English.',
  new Map(cities.map(([id, city]) => [id, [city]])),
)
