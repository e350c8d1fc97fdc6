export const CODE_OF = 'QR code of'
export const INCOMPLETE = 'Something is missing at the end.'
