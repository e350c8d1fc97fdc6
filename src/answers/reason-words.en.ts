import { FOODS } from '#lib/question/further-foods.en'
import type { ReasonCode } from './reasons.en'

/** Words of questions that people ask and that have no answer here, by the reason. */
export const REASON_WORDS: readonly (readonly [words: RegExp, reason: ReasonCode])[] = [
  [
    new RegExp(
      String.raw`^(?=.*\b(?:${FOODS})\b).*\b(?:cups?|tbsp|tablespoons?|tsp|teaspoons?|sticks?|grams?|g|kg|oz|ounces?|ml|lbs?|pounds?)\b`,
      'i',
    ),
    'cup-weight',
  ],
  [/\b(?:shoes?|clothing|clothes|dress|ring|bra|hat) sizes?\b/i, 'worn-sizes'],
  [/\bcalories (?:in|of)\b|\bto calories$/i, 'food-calories'],
  [
    /\b(?:orthodox easter|thanksgiving|ramadan|hanukkah|diwali|lunar new year|chinese new year)\b/i,
    'moving-holiday',
  ],
  [/\b(?:decibels?|db|ph|richter|beaufort|awg|wire gauge)\b/i, 'scale-no-unit'],
  [
    /\b(?:derivative|integrate|integral|solve for|equation|factorize|prime factors)\b/i,
    'equations',
  ],
  [
    /\b(?:weather|forecast|stocks?|news|scores?|translate|meaning|define|definition|population|capital of|who (?:is|was)|distance (?:from|to|between)|sunrise|sunset)\b/i,
    'looked-up',
  ],
  [/\bhow old (?:am i|are you)\b|\bage calculator\b/i, 'birthday'],
  [/\bdate (?:calculator|difference)\b|\b(?:between|from) (?:two )?dates\b/i, 'two-dates'],
  [/\btime ?(?:zones?|difference)\b|\bworld clock\b/i, 'zones'],
  [/\b(?:vat|sales tax)\b/i, 'tax'],
  [/\bdiscount\b/i, 'discount'],
  [/\bsplit\b/i, 'split'],
  [/^\D*\b(?:binary|hex(?:adecimal)?|octal)\b\D*$/i, 'base'],
  [/\bpixels?\b|\bpx\b/i, 'pixels'],
  [/\b(?:loans?|mortgage|interest|bmi)\b/i, 'loans'],
  [/\b(?:dark|light) (?:mode|theme)\b|^theme$/i, 'theme'],
  [/^(?:privacy|cookies|settings|preferences)\b/i, 'at-foot'],
  [/^(?:help|examples)$/i, 'help'],
]
