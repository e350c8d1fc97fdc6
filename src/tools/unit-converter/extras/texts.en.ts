import type { ResultForm } from '../domain/format-result'

const NOTATIONS = { auto: '', plain: 'Plain', scientific: 'Scientific' }

/** The parts of the form that are not as specified: `Scientific, 3 digits`; empty for none. */
export const formText = ({ notation, digits }: ResultForm, decimalComma: boolean) =>
  [NOTATIONS[notation], digits !== null && `${digits} digits`, decimalComma && 'decimal comma']
    .filter(Boolean)
    .join(', ')
