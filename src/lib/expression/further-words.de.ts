export const FURTHER_WORDS: Readonly<Record<string, string>> = {
  '*': 'mal',
  '/': 'durch',
  '^': 'hoch',
  '%': 'prozent',
  '!': 'fakultät',
  '°': 'grad',
  of: 'von',
  sqrt: 'wurzel',
  sin: 'sinus',
  cos: 'kosinus cosinus',
  tan: 'tangens',
}
