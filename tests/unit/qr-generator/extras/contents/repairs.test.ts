import { expect, test } from 'vitest'
import { repairOf as repairWith } from '../../../../../src/tools/qr-generator/extras/contents/domain/repairs'

const repairOf = (text: string) =>
  repairWith(text, (link) => (URL.canParse(link) ? new URL(link).href : null))

test.each([
  ['www.example.com', 'no-scheme', 'https://www.example.com'],
  ['example.com', 'no-scheme', 'https://example.com'],
  ['shop.example.de/a?b=c', 'no-scheme', 'https://shop.example.de/a?b=c'],
  ['htps:/example.com', 'wrong-scheme', 'https://example.com'],
  ['htps://example.com', 'wrong-scheme', 'https://example.com'],
  ['http:/example.com/a', 'wrong-scheme', 'http://example.com/a'],
  ['https//example.com', 'wrong-scheme', 'https://example.com'],
  ['https:example.com', 'wrong-scheme', 'https://example.com'],
  ['https;//example.com', 'wrong-scheme', 'https://example.com'],
  ['hhtps://example.com', 'wrong-scheme', 'https://example.com'],
  ['ttps://example.com', 'wrong-scheme', 'https://example.com'],
  ['https: //example.com', 'wrong-scheme', 'https://example.com'],
  ['https://https://example.com', 'wrong-scheme', 'https://example.com'],
  ['https://exam\u200bple.com', 'invisible', 'https://example.com'],
  ['\ufeffhello', 'invisible', 'hello'],
  [' https://example.com\n', 'invisible', 'https://example.com'],
  ['a\u00a0b', 'invisible', 'a b'],
  ['WIFI:T:WPA;S:My Network;P:my password', 'wifi', 'WIFI:T:WPA;S:My Network;P:my password;;'],
  ['WIFI:T:WPA;S:a;P:secret12;', 'wifi', 'WIFI:T:WPA;S:a;P:secret12;;'],
  ['wifi:T:WPA;S:a;P:secret12;;', 'wifi', 'WIFI:T:WPA;S:a;P:secret12;;'],
  // Scanners skip fields that they do not know (ZXing, WifiResultParser).
  ['WIFI:S:a;P:secret12;ZZ:1', 'wifi', 'WIFI:T:WPA;S:a;P:secret12;ZZ:1;;'],
  ['WIFI:S:a;P:secret12;;', 'wifi', 'WIFI:T:WPA;S:a;P:secret12;;'],
  ['WIFI:T:WPA;S:a;P:one;two;;', 'wifi', 'WIFI:T:WPA;S:a;P:one\\;two;;'],
  [
    'BEGIN:VCARD\nN:Doe;Jane\nTEL:1',
    'card',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jane Doe\r\nN:Doe;Jane\r\nTEL:1\r\nEND:VCARD\r\n',
  ],
  [
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\nEND:VEVENT',
    'card',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:a\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  ],
  [
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\nEND:VCALENDAR',
    'card',
    'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:a\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  ],
  [
    'BEGIN:VCARD VERSION:3.0 FN:Jane Doe TEL;TYPE=CELL:+1 202 END:VCARD',
    'card',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jane Doe\r\nTEL;TYPE=CELL:+1 202\r\nEND:VCARD\r\n',
  ],
  // RFC 5545 §3.1: names with hyphens, and quoted values of parameters. Outlook writes its zones without quotes too.
  [
    'BEGIN:VCALENDAR VERSION:2.0 X-WR-CALNAME:me BEGIN:VEVENT DTSTART;TZID="W. Europe Standard Time":20261204T100000 DTEND;TZID=W. Europe Standard Time:20261204T110000 LAST-MODIFIED:20261130T155900Z SUMMARY;LANGUAGE=de:Tea; two cups END:VEVENT END:VCALENDAR',
    'card',
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:me\r\nBEGIN:VEVENT\r\nDTSTART;TZID="W. Europe Standard Time":20261204T100000\r\nDTEND;TZID=W. Europe Standard Time:20261204T110000\r\nLAST-MODIFIED:20261130T155900Z\r\nSUMMARY;LANGUAGE=de:Tea; two cups\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  ],
  [
    'BEGIN:VCARD VERSION:3.0 FN:Jane Doe item1.TEL:+1 202 item1.X-ABLABEL:Desk X-PHONETIC-LAST-NAME:Doh END:VCARD',
    'card',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jane Doe\r\nitem1.TEL:+1 202\r\nitem1.X-ABLABEL:Desk\r\nX-PHONETIC-LAST-NAME:Doh\r\nEND:VCARD\r\n',
  ],
  [
    'BEGIN:VCALENDAR\nBEGIN:X-SEAT\nROW:1',
    'card',
    'BEGIN:VCALENDAR\r\nBEGIN:X-SEAT\r\nROW:1\r\nEND:X-SEAT\r\nEND:VCALENDAR\r\n',
  ],
  // RFC 6350 §6.7.9: the version stands right behind BEGIN.
  [
    'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;Q.;Dr.;\nEND:VCARD',
    'card',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Dr. Jane Q. Doe\r\nN:Doe;Jane;Q.;Dr.;\r\nEND:VCARD\r\n',
  ],
  [
    'BEGIN:VCARD\nVERSION:4.0\nN:Doe;Jane;Q.;Dr.;\nEND:VCARD',
    'card',
    'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Dr. Jane Q. Doe\r\nN:Doe;Jane;Q.;Dr.;\r\nEND:VCARD\r\n',
  ],
  [
    'BEGIN:VCARD\nN:Doe;Jane\nFN:Jane Doe\nVERSION:4.0\nEND:VCARD',
    'card',
    'BEGIN:VCARD\r\nVERSION:4.0\r\nN:Doe;Jane\r\nFN:Jane Doe\r\nEND:VCARD\r\n',
  ],
  [
    'BEGIN:VCARD\nVERSION:3.0\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=6C;Max\nEND:VCARD',
    'card',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Max Mül\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=6C;Max\r\nEND:VCARD\r\n',
  ],
  [
    'BEGIN:VCARD\nN;ENCODING=QUOTED-PRINTABLE:M=C3=BCl;Max\nEND:VCARD',
    'card',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;ENCODING=QUOTED-PRINTABLE:M=C3=BCl;Max\r\nEND:VCARD\r\n',
  ],
  [
    'BEGIN:VCARD\nVERSION:3.0\nN:Doe\\, Ltd.;Jane\nEND:VCARD',
    'card',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Jane Doe\\, Ltd.\r\nN:Doe\\, Ltd.;Jane\r\nEND:VCARD\r\n',
  ],
  ['WIFI:T:WPA;P:secret12;;', 'nameless-wifi', null],
  // Read as links by ZXing 3.4.1 only as they are at the right (RFC 3986 §2, RFC 3492).
  ['https://de.example.org/wiki/Köln', 'plain-link', 'https://de.example.org/wiki/K%C3%B6ln'],
  ['https://müller.example/', 'plain-link', 'https://xn--mller-kva.example/'],
  ['müller.de', 'no-scheme', 'https://xn--mller-kva.de/'],
  ['htps://example.com/ä', 'wrong-scheme', 'https://example.com/%C3%A4'],
  [
    'https://example.com/東京?q=é#–',
    'plain-link',
    'https://example.com/%E6%9D%B1%E4%BA%AC?q=%C3%A9#%E2%80%93',
  ],
  [
    'https://example.com/a|b?c={d}^"<e>',
    'plain-link',
    'https://example.com/a%7Cb?c=%7Bd%7D%5E%22%3Ce%3E',
  ],
  ['https://example.com/my file', 'plain-link', 'https://example.com/my%20file'],
  ['https://example.com/a b c.pdf', 'plain-link', 'https://example.com/a%20b%20c.pdf'],
  // What else a text has is kept.
  [
    'WIFI:S:hall-net;E:TTLS;PH2:PAP;I:ada;P:secret12',
    'wifi',
    'WIFI:T:WPA2-EAP;S:hall-net;P:secret12;E:TTLS;PH2:PAP;I:ada;;',
  ],
  // ZXing's NetworkType knows the words as they stand in its wiki alone.
  ['WIFI:T:wpa;S:Shed;P:12345678;;', 'wifi', 'WIFI:T:WPA;S:Shed;P:12345678;;'],
  ['WIFI:T:;S:Shed;P:12345678;;', 'wifi', 'WIFI:T:WPA;S:Shed;P:12345678;;'],
])('QR-75: %j is %s, and right as %j', (text, code, repaired) => {
  const repair = repairOf(text)
  expect(repair).toEqual({ code, repaired })
  // What was put right needs nothing more.
  expect(repair?.repaired && repairOf(repair.repaired)).toBeFalsy()
})

test.each([
  'https://example.com',
  'http://localhost/a',
  "https://example.com/a-b_c.d~e:f/g?h#i[j]@k!l$m&n'o(p)q*r+s,t;u=v%20",
  'https://example.com is open',
  'https://example.com/menu is open today',
  'https://example.com/ä\nhttps://example.com/b',
  'https://example.com/a b.pdf www.example.com',
  'https://ex ample.com/ä',
  'Köln: https://example.com/ä',
  'httpbin.example',
  'Hello, world',
  'Hello',
  'e.g. this',
  'v1.2',
  'photo.jpg',
  'name@example.com',
  'mailto:name@example.com',
  'tel:+12025550123',
  'WIFI:T:nopass;S:Guests;;',
  'WIFI:T:WPA;S:My\\;Net;P:pa\\:ss\\,w\\"ord;;',
  'WIFI:T:WPA2-EAP;S:hall-net;E:TTLS;PH2:PAP;A:anonymous;I:ada;P:secret12;;',
  'WIFI:T:WPA2-EAP;S:hall-net;E:PEAP;PH:MSCHAPV2;AI:anonymous;I:ada;P:secret12;;',
  'WIFI:T:SAE;S:Shed;P:12345678;R:1;K:MDkwEwYHKoZIzj0=;;',
  'WIFI:T:WPA;S:net;P:12345678;PH2:MSCHAPV2;;',
  'WIFI:T:WPA2-EAP;S:net;E:TLS;I:ada;;',
  'WIFI:T:WPA;S:net;P:12345678;ZZ:1;;',
  'WIFI:T:WPA;S:net;P:12345678;X-BAND:5;;',
  '👨‍👩‍👧‍👦 family',
  'مرحبا\u200f بالعالم',
  'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;;;\nFN:Jane Doe\nEND:VCARD\n',
  'BEGIN:VCARD\nN:Doe;Jane;;;\nFN:Jane Doe\nVERSION:3.0\nEND:VCARD\n',
  // vCard 2.1 §2.2.2: of the names it wants N alone.
  'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=C3=BC=6C;Max\nEND:VCARD\n',
  '',
])('%j is left as it is', (text) => {
  expect(repairOf(text)).toBeNull()
})
