import { expect, test } from 'vitest'
import { FORM_FIELDS } from '../../../../../src/tools/qr-generator/extras/contents/domain/forms'
import { formText } from '../../../../../src/tools/qr-generator/extras/contents/domain/form-text'
import {
  formOf,
  restOf,
} from '../../../../../src/tools/qr-generator/extras/contents/domain/form-values'
import { keptText } from '../../../../../src/tools/qr-generator/extras/contents/view'

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')

/** As address books of Apple write cards: in groups, with labels of their own. */
const GROUPED = card(
  'VERSION:3.0',
  'PRODID:-//Example//EN',
  'N:Probe;Ida;;Dr.;',
  'FN:Dr. Ida Probe',
  'ORG:Muster Werke GmbH;Einkauf;',
  'TITLE:Head of Purchasing',
  'item1.EMAIL;type=INTERNET;type=pref:ida@example.com',
  'item2.TEL;type=pref:+49 30 5550100',
  'item2.X-ABLabel:Zentrale',
  'TEL;type=CELL;type=VOICE:+49 170 5550101',
  'item3.ADR;type=WORK;type=pref:;;Lindenweg 5;Berlin;;10115;Germany',
  'item3.X-ABADR:de',
  'item4.URL;type=pref:https://example.com/ida',
  'BDAY:1990-05-17',
)

/** As those of Android write vCard 2.1 (versit, vCard 2.1, 2.1.3). */
const QUOTED = card(
  'VERSION:2.1',
  'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=6C=6C=65=72;=4A=C3=B6=72=67;;;',
  'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4A=C3=B6=72=67=20=4D=C3=BC=6C=6C=',
  '=65=72',
  'TEL;CELL;PREF:+4917055501 02',
  'TEL;HOME:0305550103',
  'ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;=47=72=C3=BC=6E=65=20=53=74=72=61=C3=9F=65=20=37;=4B=C3=B6=6C=6E;;50667;',
  'NOTE;ENCODING=QUOTED-PRINTABLE:Caf=C3=A9 =3D ok=0D=0A50 %',
)

/** RFC 6350 §6.4.1. */
const URIS = card(
  'VERSION:4.0',
  'FN:Mei Muster',
  'TEL;VALUE=uri;TYPE="voice,cell";PREF=1:tel:+49-30-555-0104',
  'EMAIL;TYPE=work:mei@example.net',
)

const valuesOf = (text: string) => formOf(text)?.values ?? {}

/** The lines of the card after a change in its form. */
const changed = (text: string, change: Record<string, string>) =>
  formText('contact', { ...valuesOf(text), ...change }).split('\r\n')

test.each([
  [
    GROUPED,
    {
      first: 'Ida',
      last: 'Probe',
      company: 'Muster Werke GmbH',
      email: 'ida@example.com',
      phone: '+49 30 5550100',
      street: 'Lindenweg 5',
      city: 'Berlin',
      zip: '10115',
      country: 'Germany',
      url: 'https://example.com/ida',
    },
  ],
  [
    QUOTED,
    {
      first: 'Jörg',
      last: 'Müller',
      phone: '+4917055501 02',
      street: 'Grüne Straße 7',
      city: 'Köln',
      note: 'Café = ok\n50 %',
    },
  ],
  [URIS, { first: 'Mei', last: 'Muster', phone: '+49-30-555-0104', email: 'mei@example.net' }],
  [
    card('VERSION:2.1', 'N;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:M=FCller;J=F6rg'),
    { first: 'Jörg', last: 'Müller' },
  ],
  [card('VERSION:2.1', 'N:Doe', 'NOTE;QUOTED-PRINTABLE:a;b=', 'c'), { last: 'Doe', note: 'a;bc' }],
  [card('VERSION:3.0', 'N:Doe', 'NOTE:fol', ' ded'), { note: 'folded' }],
  [card('VERSION:4.0', 'N:Doe', 'ADR;LABEL="Weg 3: Hof":;;Weg 3;;;;'), { street: 'Weg 3' }],
  // A backslash at the end takes nothing with it.
  [card('VERSION:3.0', 'N:Doe;a\\;b\\\\;c\\', 'FN:Doe'), { last: 'Doe', first: 'a;b\\' }],
])('QR-84: the form shows %s as it is meant', (text, values) => {
  expect(valuesOf(text)).toMatchObject(values)
})

test.each([GROUPED, QUOTED, URIS])('QR-83: the form writes %s again whole', (text) => {
  const lines = changed(text, {})
  // The name in its parts is missing in the last one.
  expect(lines.filter((line) => line !== 'N:Muster;Mei;;;').join('\r\n')).toBe(text)
})

// Outlook writes two parts of a name.
test('QR-83: a name with fewer parts stays as it stands', () => {
  const text = card('VERSION:2.1', 'N;CHARSET=Windows-1252:Bäcker;Änne', 'FN:Änne Bäcker')
  expect(changed(text, {}).join('\r\n')).toBe(text)
})

test('QR-83: a change replaces its own line, and what the form does not know stays', () => {
  const before = GROUPED.split('\r\n')
  const after = changed(GROUPED, { title: 'Chief, of Test', phone: '+49 30 5550 199' })
  expect(after).toHaveLength(before.length)
  expect(after.filter((line) => !before.includes(line))).toEqual([
    'TITLE:Chief\\, of Test',
    'item2.TEL;type=pref:+49305550199',
  ])
})

test('QR-83: another name, company or street leaves what the form does not show of them', () => {
  const change = { first: 'Eva', company: 'Neue Werke', street: 'Weg 1' }
  const after = changed(GROUPED, change)
  expect(after).toContain('N:Probe;Eva;;Dr.;')
  expect(after).toContain('FN:Dr. Eva Probe')
  expect(after).toContain('ORG:Neue Werke;Einkauf;')
  expect(after).toContain('item3.ADR;type=WORK;type=pref:;;Weg 1;Berlin;;10115;Germany')
  const parts = card('VERSION:3.0', 'N:van der Berg;Jan;Piet;Dr.;PhD', 'FN:Jan P. van der Berg')
  expect(changed(parts, { last: 'Dal' })).toContain('FN:Dr. Jan Piet Dal PhD')
})

test('QR-83: what is new in an old card is written in its version', () => {
  const after = changed(QUOTED, { city: 'Mölln', title: 'Chef; Koch', company: 'Büro', note: '' })
  // The bytes of the standard, as Python's quopri has them for UTF-8.
  expect(after).toContain(
    'ADR;HOME;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;Gr=C3=BCne=20Stra=C3=9Fe=207;M=C3=B6lln;;50667;',
  )
  expect(after).toContain('TITLE:Chef\\; Koch')
  expect(after).toContain('ORG;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:B=C3=BCro')
  expect(after.join()).not.toContain('NOTE')
  expect(valuesOf(after.join('\r\n'))).toMatchObject({ city: 'Mölln', title: 'Chef; Koch' })
  expect(changed(URIS, { phone: '+1 202 555 0123' })).toContain(
    'TEL;TYPE="voice,cell";PREF=1:+12025550123',
  )
})

test('QR-83: the lines of a street stay, and a field of one line shows breaks as blanks', () => {
  const text = card(
    'VERSION:3.0',
    'N:Doe;Jane;;;',
    'FN:Jane Doe',
    'TITLE:Head of\\nSales',
    'ADR;TYPE=HOME:;;Straße 1\\nHaus 2;Berlin;;10115;',
  )
  expect(valuesOf(text)).toMatchObject({ street: 'Straße 1\nHaus 2', title: 'Head of Sales' })
  expect(FORM_FIELDS.contact).toContainEqual({ id: 'street', type: 'lines' })
  const after = changed(text, { street: 'Straße 1\nHaus 3' })
  expect(after).toContain('ADR;TYPE=HOME:;;Straße 1\\nHaus 3;Berlin;;10115;')
  expect(after).toContain('TITLE:Head of\\nSales')
})

test('QR-83: what no field shows is named', () => {
  const named = (text: string) => keptText('contact', restOf('contact', valuesOf(text)))
  expect(named(GROUPED)).toBe(
    'Also in the code, and kept as it is: middle name or title, department, another phone number, birthday',
  )
  expect(named(card('VERSION:3.0', 'N:Doe', 'X-ONE:1', 'X-TWO:2'))).toMatch(/: other details$/)
  expect(restOf('contact', valuesOf(card('VERSION:3.0', 'N:Doe', 'PRODID:a', 'REV:1')))).toEqual([])
  expect(restOf('contact', valuesOf(QUOTED))).toEqual(['TEL'])
})

test.each([
  card('VERSION:2.1', 'N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:=8E=52;;;;'),
  card('VERSION:3.0', 'N:Doe', 'NOTE;ENCODING=b:aGVsbG8='),
  `${card('VERSION:3.0', 'N:Doe')}${card('VERSION:3.0', 'N:Roe')}`,
  'BEGIN:VCARD VERSION:3.0 N:Doe END:VCARD',
])('QR-83: a card that could not be written again opens no form: %j', (text) => {
  expect(formOf(text)).toBeNull()
})

test('the address of a card has the letters of a URI behind its host', () => {
  const text = formText('contact', { last: 'Doe', url: 'müller.example/Köln, 1;b?q=ä#50%' })
  expect(text).toContain('URL:https://müller.example/K%C3%B6ln%2C%201%3Bb?q=%C3%A4#50%\r\n')
})

// vCard 2.1 §2.4, RFC 2426 §3.3.1 and RFC 6350 §5.3.
test.each([
  ['VERSION:2.1', 'TEL;WORK;FAX:+49 30 1', 'TEL;CELL;PREF:+49 30 2'],
  ['VERSION:3.0', 'TEL;TYPE=FAX:+49 30 1', 'item1.TEL;type=CELL,pref:+49 30 2'],
  ['VERSION:3.0', 'TEL;type=WORK:+49 30 1', 'TEL;type=CELL;type=pref:+49 30 2'],
  ['VERSION:4.0', 'TEL;PREF=2:+49 30 1', 'TEL;TYPE="voice,cell";PREF=1:+49 30 2'],
])(
  'QR-84: of several numbers the preferred one is shown, and the others stay: %s, %s',
  (...lines) => {
    const text = card(...lines.slice(0, 1), 'N:Probe;Ida;;;', 'FN:Ida Probe', ...lines.slice(1))
    expect(valuesOf(text)['phone']).toBe('+49 30 2')
    const after = changed(text, { phone: '+49 30 3' })
    expect(after).toContain(lines[1])
    expect(after).toContain(lines[2]?.replace('+49 30 2', '+49303'))
  },
)
