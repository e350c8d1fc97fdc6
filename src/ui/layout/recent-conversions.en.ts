export const RECENT_CONVERSIONS = 'Recent Conversions'
export const NO_CONVERSIONS = 'No conversions yet'
export const CONVERT_AGAIN = 'Convert this again'
