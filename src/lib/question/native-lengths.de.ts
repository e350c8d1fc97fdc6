import { words, type Rule } from './rules'

/** Lengths of time, and the timers of one. */
export const LENGTHS: readonly Rule[] = [
  [words('(?:eine[rn]? |1 )?halben? stunde'), '30 min'],
  [words('(?:(?:eine[rn]?|1) )?dreiviertelstunde'), '45 min'],
  [words('(?:(?:eine[rn]?|1) )?viertelstunde'), '15 min'],
  [words('eine[rn]? stunde'), '1 h'],
  [words('eine[rn]? minute'), '1 min'],
  [/(\d) ?(?:stunden?|std\.?)(?!\p{L})(?: und(?= \d))?(?! (?:in|to|nach|zu)(?!\p{L}))/giu, '$1 h'],
  [
    /(\d) ?(?:minuten?|min\.?)(?!\p{L})(?: und(?= \d))?(?! (?:in|to|nach|zu)(?!\p{L}))/giu,
    '$1 min',
  ],
  [/(\d) ?(?:sekunden?|sek\.?)(?!\p{L})(?! (?:in|to|nach|zu)(?!\p{L}))/giu, '$1 s'],
  // Two parts of one length, not two lengths.
  [/(?<=\d (?:h|min)),? und (?=\d+(?:[.,]\d+)? (?:min|s)(?!\p{L}))/giu, ' '],
  [/^(\d+)[- ]?(?:stunden?|stündige[rn]?)[- ](?:timer|wecker|countdown)$/iu, 'timer $1 h'],
  [/^(\d+)[- ]?(?:minuten?|minütige[rn]?)[- ](?:timer|wecker|countdown)$/iu, 'timer $1 min'],
  [/^(\d+)[- ]?(?:sekunden?|sekündige[rn]?)[- ](?:timer|wecker|countdown)$/iu, 'timer $1 s'],
  [
    /^(?:wecker|eieruhr|kurzzeitwecker|zeitschaltuhr|stoppuhr|countdown|erinnere? mich|weck(?:e)? mich)(?: (?:auf|für|von|in|um|bis))? (?=at |\d|half|quarter|noon)/iu,
    'timer ',
  ],
  [/^(?:ein(?:en)?|1) (?=timer(?!\p{L}))/iu, ''],
  // `Timer für 5 Minuten und einer für 10 Minuten`
  [
    /(?<=^(?:\d+ )?timer(?!\p{L}).*(?:[,:]| und) )(?:noch )?(?:ein(?:e[rn]?)?|1) (?:timer )?(?:für|auf|mit|von|über) (?=\d)/giu,
    '',
  ],
  [/^(\d+) timer[:,]?(?: (?:mit|von|zu|für|über|à)(?: je)?)?(?= )/iu, '$1 timers'],
  [/(?<=^(?:\d+ )?(?:timers?|alarms) .*\d[^,;]*) und (?:at )?(?=\d)/iu, ' and '],
  // Tea and eggs say what the number is for.
  [/^(?=(?:tee|eier) \d+(?:$|[,;]| und ))/iu, 'timer '],
  [/(?<=^timer (?:tee|eier) .*\d) und (?=\p{L})/iu, ' and '],
  [/^timer (?:auf|für|von|mit|über) /iu, 'timer '],
  [/^timer (?:um|bis) (?=\d|half|quarter|noon|midnight)/iu, 'timer until '],
  [/^(\d+(?:[.,]\d+)? ?(?:h|min|s)) (?:timer|wecker|countdown|eieruhr)$/iu, 'timer $1'],
  [/^vor (?=\d+ (?:h|min|s)$)(.+)/iu, '$1 ago'],
  [/^(?:noch )?bis (?=\d|half|quarter|noon|midnight)/iu, 'until '],
  [/(?<!\p{L})um (?=\d|half|quarter)/giu, 'at '],
]
