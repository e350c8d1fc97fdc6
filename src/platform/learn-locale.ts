import { timeForms, type TimeForms } from '#lib/local-time'
import { numberMarks, type NumberMarks } from '#lib/number-marks'
import { region } from '#lib/region'
import script from '../../workers/locale.worker.ts?worker&url'
import { askWorker } from './ask-worker'
import { localeKnown } from './locale-known'

interface Facts {
  marks: NumberMarks
  times: TimeForms
  country: string | null
}

/** Has a worker read what the locale decides; where none answers, the page does it once it is asked. */
export async function learnLocale(): Promise<void> {
  const answer = askWorker<Facts>(script)
  const facts = await answer.catch(() => null)
  if (facts) {
    numberMarks.note(facts.marks)
    timeForms.note(facts.times)
    region.note(facts.country)
  }
  localeKnown.setState(true, true)
}
