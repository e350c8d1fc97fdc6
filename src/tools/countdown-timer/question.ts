import { ALIASES } from './question.en'

export const QUESTION = {
  aliases: ALIASES,
  /** Whether there is a number beside a unit of time, a time of day or a date, or a word of clocks and calendars. */
  mayAnswer: (question: string): boolean =>
    /\d{4}-\d|\d\.\d+\.\d|\d.*[hmstcu:]|[hmstcu:].*\d|[¼-¾]|half|hour|minute|noon|midnight|day|date|week|month|year|born|mas\b|easter|pentecost|ascension|christi|epiphany|halloween|valentine|all saints|april|juneteenth|jan|feb|when is|age |until|time|tomorrow|now in|unix|epoch|next |last |this /i.test(
      question,
    ),
}
