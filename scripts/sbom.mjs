import { writeFileSync } from 'node:fs'

import { reportProblem } from './problem.mjs'
import { billFile, billText, makeBill } from './supply-chain/bill-of-materials.mjs'

async function main() {
  const bill = await makeBill()
  writeFileSync(billFile, billText(bill))
  console.log(`deploy/sbom.json written: ${bill.components.length} packages`)
}

main().catch(reportProblem)
