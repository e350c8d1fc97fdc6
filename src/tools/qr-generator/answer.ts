import { ADDRESS } from '#lib/address'
import { readCoordinates } from '#lib/question/coordinates'
import type { Answer, Answers } from '../answer'
import { NO_ANSWERS, oneAnswer, plainAnswer } from '../make-answer'
import { CODE_OF, FORM_NAMES, INCOMPLETE, IN_FORM, WIFI_CODE_OF } from './box/texts.en'
import { readWifi, readWifiName, wifiText } from './box/wifi'
import { textForForm } from './box/queried-form'
import { FORMS } from './extras/query'

const OWNER = String.raw`(?:(?:my|our|the|a|an)\s+)?`
const MORE = String.raw`(?:\s+(?:login|password|details|info))?`

const FORM_QUESTIONS = FORMS.map(({ extra, kind, names }) => {
  const name = `${OWNER}(?:${names.replaceAll(' ', String.raw`\s+`)})${MORE}`
  const before = String.raw`${name}\s+qr(?:[\s-]*codes?)?`
  const behind = String.raw`qr(?:[\s-]*codes?)?(?:\s+(?:for|of|from))?:?\s+${name}`
  return {
    pattern: new RegExp(`^(?:${before}|${behind})$`, 'i'),
    withMore: new RegExp(
      String.raw`^(?:${before}|${behind}|${name}\s+code)\s+(?:with|and)\s+${OWNER}[a-z]+$`,
      'i',
    ),
    kind,
    suggestion: { extra, text: textForForm(kind) },
  }
})

const CODE = String.raw`qr(?:[\s-]*code)?`
const FORMAT = String.raw`(?:\s+(?:as|in|to)(?:\s+an?)?)?\s+(?:png|svg|pdf|jpe?g|image|picture)(?:\s+(?:file|image|picture))?`
const LINK = String.raw`((?:\S+:\/\/|www\.|mailto:|tel:)\S+|[\w.-]+\.[a-z]{2,}(?:[/?#]\S*)?)`
/** `https://example.com as png`: a link has no blanks, so what follows it is about the file. */
const LINK_AND_FORMAT = new RegExp(`^${LINK}${FORMAT}$`, 'i')
const LINK_TO_CODE = new RegExp(
  String.raw`^${LINK}\s+(?:to|into|as|in)\s+(?:an?\s+)?${CODE}(?:${FORMAT})?$`,
  'i',
)
const CODE_OF_TEXT = new RegExp(
  String.raw`^(?:(?:download|save)\s+)?${CODE}(?:(?:\s+png)?\s+(?:for|of|from|saying))?(?:\s*:\s*|\s+|$)(.*)$`,
  'is',
)

/** What a code is asked for: the link alone where it is one, else any text; undefined: no code is asked for. */
function textOf(question: string): string | undefined {
  if (ADDRESS.test(question)) return question
  const [, text] = CODE_OF_TEXT.exec(question) ?? []
  const [, link] = LINK_TO_CODE.exec(question) ?? LINK_AND_FORMAT.exec(text ?? '') ?? []
  return link ?? text
}

/** What opens, and fills in, the form for a network. */
function wifiForm(name = ''): Partial<Answer> {
  const text = textForForm('wifi', name && wifiText(name, ''))
  return { copy: null, notes: [IN_FORM], opening: { text }, madeFrom: text }
}

/**
 * `qr`, and the text of the code behind it, or an address as it is pasted. What stands in a code stays out of
 * addresses.
 */
export function answer(question: string): Answers {
  const place = readCoordinates(question)
  const form = FORMS.find(({ kind }) => kind === 'location')
  if (place?.isSure && form) {
    const text = `geo:${place.latitude},${place.longitude}`
    return { ...NO_ANSWERS, suggestion: { extra: form.extra, text } }
  }
  const wifi = readWifi(question)
  if (wifi) {
    const more = { copy: null, opening: { text: wifi.text }, madeFrom: wifi.text }
    return oneAnswer(plainAnswer(WIFI_CODE_OF, wifi.name, more))
  }
  const network = readWifiName(question)
  if (network !== null) return oneAnswer(plainAnswer(WIFI_CODE_OF, network, wifiForm(network)))
  const query = FORM_QUESTIONS.find(({ pattern }) => pattern.test(question))
  if (query) {
    const { kind, suggestion } = query
    // This one is filled in in the window.
    if (kind === 'wifi') {
      return oneAnswer(plainAnswer(CODE_OF, FORM_NAMES[kind] ?? kind, wifiForm()))
    }
    const more = {
      copy: null,
      notes: [IN_FORM],
      opening: { text: suggestion.text },
      isAnyText: true,
    }
    return { ...oneAnswer(plainAnswer(CODE_OF, FORM_NAMES[kind] ?? kind, more)), suggestion }
  }
  // `wifi qr with logo`: the form, and the extra that is found by the rest.
  const more = FORM_QUESTIONS.find(({ withMore }) => withMore.test(question))
  if (more) return { ...NO_ANSWERS, suggestion: more.suggestion }
  const text = textOf(question)
  if (text === '' && /[a-z]\s+(?:for|of|from|saying)$/i.test(question)) {
    return { answers: [], problem: INCOMPLETE }
  }
  // `qr code generator` is the tool itself.
  if (!text || /^qr(?:[\s-]*code)?\s+(?:generator|maker)$/i.test(question)) return NO_ANSWERS
  const made = { copy: null, opening: { text }, madeFrom: text, isAnyText: true }
  return oneAnswer(plainAnswer(CODE_OF, text, made))
}
