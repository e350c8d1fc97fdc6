import { timeForms } from '../src/lib/local-time'
import { numberMarks } from '../src/lib/number-marks'
import { region } from '../src/lib/region'

// It is asked once, and then it goes: there is nothing to call.
postMessage({
  marks: numberMarks.of(undefined),
  times: timeForms.of(undefined),
  country: region.of(undefined),
})
