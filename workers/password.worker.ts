import { createPasswordWorker } from '../src/tools/password-generator/worker'
import { exposeReady } from './adapters/expose-ready'
import { fillRandom } from './adapters/randomness'

exposeReady(createPasswordWorker(fillRandom))
