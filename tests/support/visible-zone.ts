import { isHiddenZone } from '#lib/hidden-zone'

/** A machine in UTC is in the zone of a browser that hides its own, which the answers say: there the tests have another. */
export default function setup() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (isHiddenZone(timeZone)) process.env['TZ'] = 'Europe/Berlin'
}
