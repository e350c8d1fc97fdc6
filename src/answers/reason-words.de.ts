import { FOODS } from '#lib/question/further-foods.en'
import { REASON_WORDS as ENGLISH } from './reason-words.en'
import type { ReasonCode } from './reasons.en'

/** German words of such questions, and behind them the English ones. */
export const REASON_WORDS: readonly (readonly [words: RegExp, reason: ReasonCode])[] = [
  [
    new RegExp(
      String.raw`(?=.*(?:${FOODS}))(?=.*(?<!\p{L})(?:tassen?|el|tl|esslöffel|teelöffel|gramm|g|kg|ml|pfund)(?!\p{L}))`,
      'iu',
    ),
    'cup-weight',
  ],
  [/(?:schuh|kleider|ring|hut|bh-?|konfektions)größen?/iu, 'worn-sizes'],
  [/(?<!\p{L})kalorien (?:in|von|hat|haben)(?!\p{L})/iu, 'food-calories'],
  [
    /(?<!\p{L})(?:pfingst|rosenmontag|aschermittwoch|fasching|karneval|ramadan|chanukka|fronleichnam|advent|himmelfahrt|muttertag)/iu,
    'moving-holiday',
  ],
  [/(?<!\p{L})(?:dezibel|ph-wert|windstärke)(?!\p{L})/iu, 'scale-no-unit'],
  [/(?<!\p{L})(?:ableitung|integral|gleichung|löse|primfaktoren|faktorisiere)/iu, 'equations'],
  [
    /(?<!\p{L})(?:wetter|vorhersage|aktien?|nachrichten|übersetze|bedeutung|einwohner|hauptstadt|wer (?:ist|war)|entfernung|sonnenaufgang|sonnenuntergang)/iu,
    'looked-up',
  ],
  [/(?<!\p{L})(?:wie alt bin ich|altersrechner)(?!\p{L})/iu, 'birthday'],
  [/(?<!\p{L})(?:datumsrechner|tagerechner|zwischen zwei daten)/iu, 'two-dates'],
  [/(?<!\p{L})(?:zeit(?:zonen?|unterschied|verschiebung)|weltuhr)(?!\p{L})/iu, 'zones'],
  [/(?<!\p{L})(?:mwst|mehrwertsteuer|umsatzsteuer|brutto|netto)/iu, 'tax'],
  [/(?<!\p{L})(?:rabatt|nachlass|skonto)/iu, 'discount'],
  [/(?<!\p{L})(?:rechnung teilen|trinkgeld)/iu, 'split'],
  [/^\D*(?:binär|hexadezimal|oktal)\D*$/iu, 'base'],
  [/(?<!\p{L})(?:kredite?|darlehen|hypothek|zinsen|bmi)(?!\p{L})/iu, 'loans'],
  [/(?<!\p{L})(?:dunkelmodus|nachtmodus|dunkles design|helles design)/iu, 'theme'],
  [/^(?:datenschutz|einstellungen|impressum)(?!\p{L})/iu, 'at-foot'],
  [/^(?:hilfe|beispiele)$/iu, 'help'],
  ...ENGLISH,
]
