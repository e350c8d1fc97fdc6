import { zoneAnswers } from '../../src/answers/zones/zone-answer'
import { answer } from '../../src/tools/countdown-timer/answer'

// What the build puts in.
Object.assign(globalThis, { __LANGUAGE__: 'en' })

// A script, since no thread can change its time zone: the titles of answers that name a moment here.
const context = { locale: 'en-US', nowMs: Date.UTC(2026, 10, 29, 16) }
const titles = [
  answer('at 17:30', context),
  zoneAnswers('what time is it', context),
  zoneAnswers('3pm in tokyo', context),
].map((found) => found?.answers[0]?.title)
console.log(titles.join('\n'))
