import { expose } from 'comlink'
import { createPasswordApi } from '../src/tools/password-generator/domain/password-api'
import { fillRandom } from './adapters/randomness'

expose(createPasswordApi(fillRandom))
