import { propertiesOf } from '#lib/properties'
import { followSettings, keepSettings, readSettings } from './kept-settings'
import { keepLocal, onChangeInOtherTab, readLocal, type Parse } from './storage'

/** A place on the device for one value. */
export interface KeptPlace {
  read: <Value>(parse: Parse<Value>) => Value | null
  write: (value: object) => void
  /** Acts whenever another tab has written there. */
  follow: (act: () => void) => void
}

/** Whether two values are kept as the same text. */
export const isSameJson = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

const asIs = (value: unknown) => value

/** The number of the form that something is kept in. What release 1.0.0 kept has none, and is of version 1. */
const versionOf = (stored: unknown): number => Number(propertiesOf(stored)['version'] ?? 1)

/**
 * The place, with the number of its form in what is kept there. What a newer version of the site has kept is neither
 * read nor replaced: the visitor finds it again where that version runs.
 */
function numbered(place: KeptPlace, version: number): KeptPlace {
  const isNewer = (stored: unknown) => versionOf(stored) > version
  return {
    read: (parse) => place.read((stored) => (isNewer(stored) ? null : parse(stored))),
    write(value) {
      if (place.read(isNewer) !== true) place.write({ ...value, version })
    },
    follow: place.follow,
  }
}

/**
 * The place of a tool's settings: nothing is kept there once the visitor has switched that off. Its core and its
 * extras keep fields of their own there, and leave those of the others.
 * @param version goes up when a field changes its meaning, not when one is added
 */
export const toolSettings = (name: string, version = 1): KeptPlace =>
  numbered(
    {
      read: (parse) => readSettings(name, parse),
      write: (value) => keepSettings(name, { ...readSettings(name, propertiesOf), ...value }),
      follow: (act) => followSettings(name, asIs, act),
    },
    version,
  )

/**
 * A place of its own beside the settings, for what stays whether those are kept or not.
 * @param nothing as it is stored where there is nothing to keep: then nothing is on the device
 * @param version goes up when a field changes its meaning, not when one is added
 */
export function localPlace(key: string, nothing: object, version = 1): KeptPlace {
  const isNothing = (value: object) =>
    Object.entries(nothing).every(([field, none]) => isSameJson(none, propertiesOf(value)[field]))
  return numbered(
    {
      read: (parse) => parse(readLocal(key, asIs) ?? nothing),
      write: (value) => keepLocal(key, isNothing(value) ? null : value),
      follow: (act) => onChangeInOtherTab(key, act),
    },
    version,
  )
}
