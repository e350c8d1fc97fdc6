/** German pages show decimals with a comma: `1.500` is 1500. */
export const POINT_GROUPS: boolean = true
