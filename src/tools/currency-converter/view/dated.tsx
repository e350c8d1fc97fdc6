/** A text whose dates are not broken at their hyphens. */
export const Dated = ({ text }: { text: string }) =>
  text
    .split(/(\d{4}-\d\d-\d\d)/)
    .map((part, at) => (at % 2 === 1 ? <time key={at}>{part}</time> : part))
