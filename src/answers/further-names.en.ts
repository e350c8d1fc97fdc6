/** Whether tools and extras are found by their English names beside those of the page. */
export const HAS_ENGLISH_NAMES: boolean = false
