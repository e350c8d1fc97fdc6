/** What is said beside the clocks of a place of which the browser has older rules. */
export const newerRules = (place: string) =>
  `By the newest rules for ${place || 'your time zone'}; your browser has older ones`
