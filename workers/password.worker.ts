import { expose } from 'comlink'
import { createPasswordApi } from '../src/tools/password-generator/domain/password-api'
import type { PasswordWorkerApi } from '../src/tools/password-generator/worker-api'
import { fillRandom } from './adapters/randomness'

const api: PasswordWorkerApi = createPasswordApi(fillRandom)

expose(api)
