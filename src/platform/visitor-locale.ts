import { createStore } from 'zustand/vanilla'
import { noteLocaleFacts, readLocaleFacts, type LocaleFacts } from '#lib/locale-facts'
import script from '../../workers/locale.worker.ts?worker&url'
import { LOAD_LIMIT_MS } from './page-files'
import { schedule } from './schedule'

/** Whether times and numbers of the visitor's locale can be written without Intl. */
export const localeKnown = createStore(() => false)

/** Has a worker read what the locale decides; where none answers, the page does it. To be called once. */
export function learnLocale(): void {
  const note = (facts: LocaleFacts) => {
    cancel()
    noteLocaleFacts(facts)
    localeKnown.setState(true, true)
  }
  const readOnPage = () => note(readLocaleFacts(undefined))
  const cancel = schedule(readOnPage, LOAD_LIMIT_MS)
  try {
    const worker = new Worker(script, { type: 'module' })
    worker.addEventListener('message', ({ data }) => {
      worker.terminate()
      note(data)
    })
    worker.addEventListener('error', (event) => {
      // The page goes on without it: nothing has failed for the visitor.
      event.preventDefault()
      readOnPage()
    })
  } catch {
    readOnPage()
  }
}
