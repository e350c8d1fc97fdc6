/** What the sections are called, before their code comes. */
export const ALL_UNITS = 'More categories, all units'
export const NOTATION = 'Digits and notation'
export const COLUMN = 'Convert a column'
