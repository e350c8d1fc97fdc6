export const HAS_ENGLISH_NAMES: boolean = true
