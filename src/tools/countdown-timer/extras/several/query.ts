/** The id of this extra. */
export const SEVERAL = 'several'
