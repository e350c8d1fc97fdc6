import type * as en from './first-names.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./first-names.de'), typeof en>
// Written from 0da01acaca76

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

export const firstName = (code: string, name: string): string => NAMES[code] ?? name
