// Apple's format as its documentation describes it, read in another way than the product's: it shares no code with it.
// https://developer.apple.com/documentation/security/customizing-password-autofill-rules

const CLASSES: Readonly<Record<string, RegExp>> = {
  upper: /^[A-Z]$/,
  lower: /^[a-z]$/,
  digit: /^[0-9]$/,
  special: /^[ -/:-@[-`{-~]$/,
  'ascii-printable': /^[ -~]$/,
  unicode: /^[^]$/u,
}

/** Cuts at a mark outside of brackets. A bracket that closes twice is one of the characters. */
function cut(text: string, mark: string): string[] {
  const parts = ['']
  let isInside = false
  for (const [at, one] of [...text].entries()) {
    if (one === '[') isInside = true
    if (isInside && one === ']' && text[at + 1] !== ']') isInside = false
    if (one === mark && !isInside) parts.push('')
    else parts[parts.length - 1] += one
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const isOf = (names: readonly string[], character: string): boolean =>
  names.some((name) => CLASSES[name]?.test(character) ?? name.slice(1, -1).includes(character))

const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', '0123456789'].flatMap((alphabet) => [
  alphabet,
  [...alphabet].toReversed().join(''),
])

/** What a password has against a rule, and against forms, which cut spaces off. */
export function brokenOf(rule: string, password: string): string[] {
  const properties = cut(rule, ';').map((text) => {
    const at = text.indexOf(':')
    return { name: text.slice(0, at).trim(), value: text.slice(at + 1).trim() }
  })
  const valuesOf = (...names: string[]) =>
    properties.filter(({ name }) => names.includes(name)).map(({ value }) => value)
  const sets = valuesOf('required').map((value) => cut(value, ','))
  const named = [...sets, ...valuesOf('allowed').map((value) => cut(value, ','))].flat()
  const characters = [...password]
  const pieces = (size: number) => characters.map((_, at) => password.slice(at, at + size + 1))
  const broken: [string, boolean][] = [
    ...valuesOf('minlength').map((min): [string, boolean] => [`short`, password.length < +min]),
    ...valuesOf('maxlength').map((max): [string, boolean] => [`long`, password.length > +max]),
    ...sets.map((set): [string, boolean] => [
      `none of ${set.join()}`,
      !characters.some((one) => isOf(set, one)),
    ]),
    ...valuesOf('max-consecutive', 'max-repeating').map((most): [string, boolean] => [
      'run',
      pieces(+most).some(
        (text) => text.length > +most && text === text.charAt(0).repeat(+most + 1),
      ),
    ]),
    ...valuesOf('max-consecutive', 'max-sequential').map((most): [string, boolean] => [
      'sequence',
      pieces(+most).some(
        (text) =>
          text.length > +most &&
          ALPHABETS.some((alphabet) => alphabet.includes(text.toLowerCase())),
      ),
    ]),
    ['not allowed', named.length > 0 && !characters.every((one) => isOf(named, one))],
    ['a space at an end', password.trim() !== password],
  ]
  return broken.filter(([, isBroken]) => isBroken).map(([what]) => what)
}
