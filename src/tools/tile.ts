import type { IconName } from '#lib/icon-name'

/** The texts of an extra before its code comes: on its tile, and by the box, which finds it by them too. */
export interface Tile {
  icon: IconName
  /** A noun that people search for. */
  title: string
  /** At most 30 characters: one line on a phone. */
  promise: string
}

/** The extras of a tool by id, the name of their folder; in the order of the rack. */
export type Tiles = Readonly<Record<string, Tile>>

/** What else people call the extras of a tool, by id. */
export type FoundBy = Readonly<Record<string, readonly string[]>>
