/** `kg to lbs 70`, `usd eur 50`, `celsius to fahrenheit -40`, `cups in ml 1/2`. */
const NUMBER_BEHIND =
  /^([\p{L}\p{Sc}°].*[\p{L}\p{Sc}²³])\s+([-−]?(?:\d[\d.,'’/]*|[.,]\d+|\d*[¼-¾⅐-⅞]))$/u

/** The number before the names behind which it stands; null where it does not. */
export const numberFirst = (question: string): string | null =>
  NUMBER_BEHIND.test(question) ? question.replace(NUMBER_BEHIND, '$2 $1') : null
