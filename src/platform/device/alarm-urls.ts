import { ALARM_URL } from './alarm'
import beeps from './alarm-beeps.wav'
import chime from './alarm-chime.wav'

/** The sounds that a visitor may choose from, by name. */
export const ALARM_URLS = { bell: ALARM_URL, beeps, chime }
