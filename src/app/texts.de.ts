import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from b293f4e99a4d
export const SKIP_TO_CONTENT = 'Zum Inhalt springen'
export const MAIN_LABEL = 'Hauptmenü'
export const HOME = 'Start'
export const TOOLS_LABEL = 'Tools'
export const BACK_TO_TOOLS = 'Zurück zu den Tools'
export const LOADING_PAGE = 'Seite wird geladen'
export const ADVERTISEMENT = 'Werbung'

export const THEME_TITLES = {
  system: 'Design: System',
  light: 'Design: hell',
  dark: 'Design: dunkel',
}

export const copyright = (year: number | string, site: string) => `© ${year} ${site}`
export const POWERED_BY = 'Gebaut mit React und Web Workers'
export const versionOf = (version: string) => `Version ${version}`
export const LICENSES = 'Lizenzen'
export const IMPRINT = 'Impressum'
export const SOURCE = 'Quellcode'
export const FEEDBACK = 'Feedback'
export const KEEP_SETTINGS = 'Meine Einstellungen auf diesem Gerät speichern'
export const DECIMAL_COMMA = 'Zahlen mit Komma kopieren'

export const INSTALL = 'Installieren'
export const CLEAR_DATA = 'Meine Daten löschen'
export const CLEAR_QUESTION = 'Alles löschen, was diese Website auf deinem Gerät gespeichert hat?'
export const CLEAR = 'Löschen'
export const KEEP = 'Behalten'
export const CLEARED = 'Deine Daten sind gelöscht.'
export const CLEARED_OFFLINE =
  'Deine Daten sind gelöscht. Schließ diesen Tab, dann ist auch weg, was er zeigt.'

export const NEW_VERSION = 'Neue Version verfügbar. Neu laden'
export const NOT_NOW = 'Jetzt nicht'

export const COMING_SOON = 'Kommt bald.'
export const BEING_BUILT = 'Dieses Tool entsteht gerade. Alle anderen kannst du schon nutzen.'

export const ERROR_TITLE = 'Unerwarteter Anwendungsfehler'
export const GO_TO_ALL_TOOLS = 'Zu allen Tools'
export const NO_SUCH_PAGE = 'Diese Seite gibt es nicht'
export const NOT_FOUND = '404 Nicht gefunden: Unter dieser Adresse gibt es keine Seite.'
export const ALL_TOOLS = 'Alle Tools'

export const LINK_NOT_LOADED = 'Die Einstellungen aus diesem Link konnten nicht geladen werden.'
export const NOT_FILLED_IN = 'Dieser Link konnte nicht übernommen werden. Frag noch einmal.'

export const ASK_LABEL = 'Einfach fragen'
export const ASK_OR_PICK = 'Frag oder wähle ein Tool'
export const CLOSE_BOX = 'Schließen'
export const ASK_PLACEHOLDER = 'Frag: 18\u00a0% von 240'
export const WHAT_CAN_I_ASK = 'Was kann ich fragen?'
export const HUES = ['Rot', 'Gelb', 'Grün', 'Cyan', 'Blau', 'Magenta']
export const percent = (number: number) => `${number}\u00a0%`
export const THOUSANDS: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => `${number}\u00a0Tsd.`,
  (number) => `${number}\u00a0Mio.`,
  (number) => `${number}\u00a0Mrd.`,
  (number) => `${number}\u00a0Bio.`,
]
export const CONTRASTS = ['1', 'Groß', 'AA', 'AAA', '21']
export const ASK_KEYS = 'Strg K'
export const askWithKeys = (keyName: string) => `${ASK_LABEL} (${keyName})`
export const ANSWERS_NOT_LOADED = 'Die Antworten konnten nicht geladen werden.'
