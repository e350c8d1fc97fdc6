import { plural } from '#lib/writing.en'

/** The parts of the form of results that are not as specified, such as `Scientific, 3 digits`. */
export const NOTATIONS = { auto: null, plain: 'Plain', scientific: 'Scientific' }
export const digitsShown = (digits: number) => plural(digits, { one: '# digit', other: '# digits' })
