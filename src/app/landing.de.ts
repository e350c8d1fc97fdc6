import type * as en from './landing.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./landing.de'), typeof en>
// Written from 237d5fd7351b
export const LEAD = 'Sieben Tools für jeden Tag. Deine Daten bleiben bei dir.'
export const AVAILABLE_TOOLS = 'Verfügbare Tools'
export const BREAKABLE_TITLES: Readonly<Record<string, string>> = {
  calculator: 'Taschen\u00adrechner',
  'unit-converter': 'Einheiten\u00adumrechner',
  'currency-converter': 'Währungs\u00adrechner',
}
export const TRY_NOW = 'Ausprobieren'
export const COMING_SOON = 'Kommt bald'
export const why = (site: string) => `Warum ${site}?`

export const FEATURES = {
  fast: {
    title: 'Schnell und flüssig',
    text: 'Was viel Arbeit macht, läuft im Hintergrund. So bleibt das Tippen auch auf einem günstigen Handy flüssig.',
  },
  private: {
    title: 'Privat',
    text: 'Deine Daten bleiben in deinem Browser. Nichts Persönliches wird gesammelt, und du brauchst kein Konto.',
  },
  anywhere: {
    title: 'Ohne Installation',
    text: 'Seite öffnen und loslegen. Jedes Tool läuft auf Handy, Tablet und Computer gleich gut.',
  },
  free: {
    title: 'Ganz kostenlos',
    text: 'Jede Funktion, kostenlos für alle. Keine Einschränkungen, keine Testphase.',
  },
}
