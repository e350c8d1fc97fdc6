import { reportCliError } from '../bootstrap/cli-error.mjs'
import { printVisits } from './load/visits.ts'

printVisits().catch(reportCliError)
