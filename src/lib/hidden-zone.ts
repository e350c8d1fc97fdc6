/** What browsers give in place of a zone that they hide: UTC; Firefox from 128 on that of Iceland, whose clocks are the same. */
const HIDDEN = /^(?:(?:Etc\/)?(?:UTC|UCT|GMT|Unknown)|Atlantic\/Reykjavik)$/

/** Whether the zone that a browser gives, by its name in the tz database, may be another one than the visitor's. */
export const isHiddenZone = (id: string): boolean => HIDDEN.test(id)
