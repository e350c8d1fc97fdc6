import { expose } from 'comlink'
import { createGenerator } from '../src/tools/password-generator/domain/generator'
import type { PasswordWorkerApi } from '../src/tools/password-generator/worker-api'
import { fillRandom } from './adapters/randomness'

const generate = createGenerator(fillRandom)

const api: PasswordWorkerApi = {
  generate: async (settings) => generate(settings),
}

expose(api)
