/** Headings that state what their column has. */
export const TEXT_HEADING = /^(?:text|urls?|links?|data|content)$/i
export const NAME_HEADING = /^(?:file ?names?|names?|files?|titles?|id)$/i

/** What a code holds, and no heading does; a link may lack its scheme. */
export const CODE =
  /^(?:https?|mailto|tel|sms(?:to)?|geo|wifi|begin):|^www\.|^(?:[\p{L}\d-]+\.)+(?:\p{L}{2,}\/|(?:com|org|net)$)/iu

/** A number or an address: no heading either, unless another field is one that states what its column has. */
export const VALUE = /^\+?\d[\d\s().,:/-]*$|@/

export const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
