import { createAnswersWorker } from '../src/answers/worker'
import { exposeReady } from './adapters/expose-ready'
import { fetchText } from './adapters/fetch-text'
import { fillRandom } from './adapters/randomness'

const answers = createAnswersWorker({
  fillRandom,
  fetchText,
  isOnline: () => navigator.onLine,
})

// Where no worker can be made, the page imports this very file. The build keeps no export of a worker.
if ('document' in globalThis) Object.assign(globalThis, { answersOnPage: answers })
else exposeReady(answers)
