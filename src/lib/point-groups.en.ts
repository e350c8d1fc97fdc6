/**
 * Whether a point before three digits is one between thousands where the locale groups so. Pages that show decimals with a
 * point read it as theirs in every locale.
 */
export const POINT_GROUPS: boolean = false
