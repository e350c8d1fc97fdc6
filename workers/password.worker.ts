import { expose } from 'comlink'
import { createPasswordWorker } from '../src/tools/password-generator/worker'
import { fillRandom } from './adapters/randomness'

expose(createPasswordWorker(fillRandom))
