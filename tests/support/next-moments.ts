import { nextMoment } from '../../src/tools/countdown-timer/box/moment'

// A script, since no thread can change its time zone: of each argument, `SECONDS_SINCE_MIDNIGHT MOMENT`, the next moment.
for (const query of process.argv.slice(2)) {
  const [timeOfDay, moment = ''] = query.split(' ')
  console.log(new Date(nextMoment(Number(timeOfDay), Date.parse(moment))).toISOString())
}
