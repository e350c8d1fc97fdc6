import { printVisits } from './load/visits.mjs'
import { reportProblem } from './problem.mjs'

printVisits().catch(reportProblem)
