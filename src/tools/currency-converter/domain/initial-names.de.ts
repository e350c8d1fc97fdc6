import type * as en from './initial-names.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./initial-names.de'), typeof en>
// Written from 920bdf3547b4

const NAMES: Readonly<Record<string, string>> = {
  usd: 'US-Dollar',
  eur: 'Euro',
  gbp: 'Britisches Pfund',
  jpy: 'Japanischer Yen',
  cad: 'Kanadischer Dollar',
  aud: 'Australischer Dollar',
  chf: 'Schweizer Franken',
  cny: 'Chinesischer Yuan',
  inr: 'Indische Rupie',
  krw: 'Südkoreanischer Won',
  myr: 'Malaysischer Ringgit',
  sgd: 'Singapur-Dollar',
}

export const initialName = (code: string, name: string): string => NAMES[code] ?? name
