// `npm run sbom -- FILE`: the bill of materials of the build in dist/.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { distDir, rootDir } from '../bootstrap/paths.mjs'
import { NOTICES_FILE, readNotices } from '../build/notices.ts'
import { billOfMaterials } from './bill-of-materials.ts'

const readJson = (file: string) => JSON.parse(readFileSync(join(rootDir, file), 'utf8'))

const [, , file = 'sbom.json'] = process.argv
const { name, version } = readJson('package.json')
const shipped = readNotices(readFileSync(join(distDir, NOTICES_FILE), 'utf8'))
const bill = billOfMaterials({ name, version }, shipped, readJson('package-lock.json').packages)
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${file} written: ${shipped.length} packages`)
