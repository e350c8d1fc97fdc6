import type { ResultForm } from '../domain/format-result'

const NOTATIONS = { auto: '', plain: 'Plain', scientific: 'Scientific' }

/** What of the form is not as specified: `Scientific, 3 digits`; empty for nothing. */
export const formText = ({ notation, digits }: ResultForm, decimalComma: boolean) =>
  [NOTATIONS[notation], digits !== null && `${digits} digits`, decimalComma && 'decimal comma']
    .filter(Boolean)
    .join(', ')
