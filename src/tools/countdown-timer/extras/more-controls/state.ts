import { testAlarm } from '#platform/device/alarm'

const TEST_SOUND_MS = 2500

/** Plays the chosen alarm for a moment. */
export const testSound = () => testAlarm(TEST_SOUND_MS)
