import type * as en from './reasons.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./reasons.de'), typeof en>
// Written from 5bef766bf876

export const REASONS = {
  'cup-weight':
    'Was eine Tasse wiegt, hängt davon ab, wie sie gefüllt wird. Volumen wird nur in Volumen umgerechnet, Gewicht in Gewicht.',
  'worn-sizes': 'Kleider- und Schuhgrößen sind je nach Hersteller verschieden.',
  'food-calories': 'Nährwerte sind hier nicht bekannt. Kalorien werden in Joule umgerechnet.',
  'moving-holiday': 'Dieser Tag fällt jedes Jahr auf ein anderes Datum. Nenne das Datum.',
  'scale-no-unit': 'Das ist eine Skala, keine Einheit: Es gibt keinen Faktor zum Umrechnen.',
  equations: 'Hier werden Rechnungen ausgerechnet, keine Gleichungen gelöst.',
  'looked-up': 'Hier wird gerechnet, nicht nachgeschlagen.',
  birthday: 'Nenne deinen Geburtstag: geboren am 17.5.1990.',
  'two-dates': 'Nenne beide Daten: vom 3. März bis zum 1. Juli.',
  zones: 'Nenne einen Ort: Uhrzeit in Tokio, 15 Uhr EST in MEZ.',
  tax: 'Nenne den Steuersatz: 19 % MwSt. auf 100.',
  discount: 'Nenne die Zahlen: 20 % Rabatt auf 80.',
  split: 'Nenne die Zahlen: 18 % Trinkgeld auf 64 durch 4.',
  base: 'Nenne eine Zahl: 255 in hex, 0b1010 in dezimal.',
  pixels: 'Ein Pixel hat keine feste Größe: Sie hängt vom Bildschirm ab.',
  loans: 'Kredite, Zinsen und der BMI werden hier nicht ausgerechnet.',
  theme: 'Der Knopf oben rechts wechselt das Design.',
  'at-foot': 'Das findest du ganz unten auf jeder Seite.',
  help: 'Das Fragezeichen neben dem Feld zeigt Beispiele.',
}
