import type * as en from './privacy.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./privacy.de'), typeof en>
// Written from abc2f1db5695
import { HISTORY_SIZE } from '#lib/history-size'

const TYPED =
  'Was du tippst, wird in deinem Browser verarbeitet und nirgendwohin gesendet. Nach der Kamera wird erst gefragt, wenn du sie einschaltest, um einen QR-Code zu lesen; ihre Bilder bleiben im Browser. Was eine andere App mit der installierten Website teilt, wird im Arbeitsspeicher des Browsers übergeben.'

const SAVED_RATES = 'Es gelten die Wechselkurse, die mit dieser Website gespeichert sind.'

const fetchedRates = (hosts: string) =>
  `Wechselkurse werden von ${hosts} geladen, nur mit dem Währungskürzel, wenn du den Währungsrechner öffnest, und die vergangener Tage, wenn du ihren Kursverlauf aufklappst.`

function ratesText(host: string): string {
  if (host === 'none') return SAVED_RATES
  return fetchedRates(host || 'cdn.jsdelivr.net oder currency-api.pages.dev')
}

const NO_ADS = 'Diese Seiten haben keine Werbung und auch sonst nichts von anderen Websites.'

const adsText = (host: string) =>
  `Die Seite jedes Tools zeigt Werbung in einem Rahmen von ${host}. Das ist eine andere Website mit eigenen Regeln dafür, welche Cookies sie setzt und was sie speichert; „Meine Daten löschen“ erreicht sie nicht. Sie sieht nichts von der Seite um sie herum und nichts von dem, was du tippst.`

const KEPT = [
  {
    name: 'nimble.timers',
    where: 'Lokaler Speicher',
    what: 'Countdowns und ihre Namen, bis du sie zurücksetzt oder entfernst',
  },
  {
    name: 'nimble.theme',
    where: 'Lokaler Speicher',
    what: 'hell oder dunkel, sobald du eins gewählt hast',
  },
  {
    name: 'nimble.settings.*',
    where: 'Lokaler Speicher',
    what: 'Einstellungen, Einheiten, Farben und Währungen eines Tools, das Komma kopierter Zahlen; kein Text, kein Passwort',
  },
  {
    name: 'nimble.keeps-settings',
    where: 'Lokaler Speicher',
    what: 'aus, sobald du „Meine Einstellungen speichern“ ausgeschaltet hast',
  },
  {
    name: 'nimble.calculator-history',
    where: 'Lokaler Speicher',
    what: `${HISTORY_SIZE} Rechnungen und der Speicher des Rechners; aus, sobald du das ausschaltest`,
  },
]

const KEPT_LANGUAGE = {
  name: 'nimble.language-offer',
  where: 'Lokaler Speicher',
  what: 'aus, sobald du diese Seiten in einer anderen Sprache abgelehnt hast',
}

const KEPT_RATES = [
  {
    name: 'nimble.currency-rates',
    where: 'Lokaler Speicher',
    what: 'die zuletzt geladenen Wechselkurse mit ihrem Datum',
  },
  {
    name: 'nimble.rates',
    where: 'Cache',
    what: 'Wechselkurse vergangener Tage, die ein Kursverlauf gezeigt hat, höchstens 60 Tage',
  },
]

const KEPT_PAGES = [
  {
    name: 'nimble.reloaded-at',
    where: 'Sitzungsspeicher',
    what: 'wann sich eine Seite neu geladen hat, um eine neuere Version zu holen',
  },
  {
    name: 'nimble.scroll',
    where: 'Sitzungsspeicher',
    what: 'wie weit Seiten gescrollt waren, für den Weg zurück',
  },
]

const AFTER = [
  'Diese Website setzt keine Cookies, hat keine Datenbanken und führt keine Liste der Besuche: Die Servereinstellungen dieses Projekts sehen kein Zugriffsprotokoll vor. „Meine Daten löschen“ am Fuß der Seite löscht alles davon und lädt die Seite neu, damit auch im Arbeitsspeicher nichts bleibt; danach wird nichts wieder gespeichert, auch nicht in anderen Tabs, bis du das nächste Mal eine Seite öffnest.',
]

export const privacyText = ({
  basePath,
  adsHost,
  ratesHost,
  isOfLanguages = false,
}: Parameters<typeof en.privacyText>[0]) => ({
  before: [
    TYPED,
    ratesText(ratesHost),
    adsHost ? adsText(adsHost) : NO_ADS,
    'Auf deinem Gerät gespeichert:',
  ],
  kept: [
    ...KEPT,
    ...(isOfLanguages ? [KEPT_LANGUAGE] : []),
    ...(ratesHost === 'none' ? [] : KEPT_RATES),
    ...KEPT_PAGES,
    {
      name: `nimble.precache${isOfLanguages ? '*' : ''}`,
      where: 'Cache',
      what: 'die Dateien dieser Website, damit sie ohne Netz läuft',
    },
    {
      name: `${basePath}sw${isOfLanguages ? '*' : ''}.js`,
      where: 'Service Worker',
      what: 'antwortet aus diesem Cache; zeigt die Benachrichtigung des Timers',
    },
  ],
  after: AFTER,
})
