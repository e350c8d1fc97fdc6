import { localTime } from '#lib/local-time'

localTime(0)
postMessage(null)
