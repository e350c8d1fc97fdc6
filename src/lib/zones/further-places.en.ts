/** Places in the language of the page beside their English names, by the ids of their zones. */
export const FURTHER_PLACES: readonly (readonly [id: string, names: readonly string[]])[] = []

/** How the page calls the places of zones, by their ids, where that is no English name. */
export const SHOWN_PLACES: ReadonlyMap<string, readonly string[]> = new Map()

/** Countries and continents whose clocks differ. */
export const SEVERAL_ZONES =
  /^(?:the )?(?:usa?|united states|america|canada|australia|brazil|mexico|russia|indonesia|europe|africa|asia)$/i
