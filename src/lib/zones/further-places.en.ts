/** Places in the language of the page beside their English names, by the ids of their zones. */
export const FURTHER_PLACES: readonly (readonly [id: string, names: readonly string[]])[] = []

/** Countries and continents whose clocks differ. */
export const SEVERAL_ZONES =
  /^(?:the )?(?:usa?|united states|america|canada|australia|brazil|mexico|russia|indonesia|europe|africa|asia)$/i
