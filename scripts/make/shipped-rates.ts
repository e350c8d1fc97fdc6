// Takes the rates that the product ships from the installed package: `npm run shipped-rates` after
// `npm install --save-dev --save-exact @fawazahmed0/currency-api@latest`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseNames } from '../../src/tools/currency-converter/domain/name-list.ts'
import { packageFile, rootDir } from '../bootstrap/paths.mjs'

const base = 'usd'
const target = join(rootDir, 'src/tools/currency-converter/shipped-rates.json')

const readApiFile = (name: string) =>
  readFileSync(packageFile(`@fawazahmed0/currency-api/v1/${name}.json`), 'utf8')

const names = Object.fromEntries(parseNames(readApiFile('currencies')) ?? [])
const { date, [base]: rates } = JSON.parse(readApiFile(`currencies/${base}`))
const unpriced = Object.keys(names).filter((code) => !(rates[code] > 0))
if (unpriced.length > 0) throw new Error(`No rate for ${unpriced.join(', ')}`)

writeFileSync(target, `${JSON.stringify({ date, base, names, rates }, null, 2)}\n`)
console.log(`Rates of ${Object.keys(names).length} currencies on ${date}`)
