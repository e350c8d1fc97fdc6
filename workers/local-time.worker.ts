import { localTime } from '../src/lib/local-time'

localTime(0)
postMessage(null)
