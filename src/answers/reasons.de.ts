import type * as en from './reasons.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./reasons.de'), typeof en>
// Written from 5bef766bf876

export const REASONS = {
  'cup-weight':
    'Was eine Tasse wiegt, hängt vom Füllen ab. Volumen wird nur in Volumen umgerechnet, Gewicht in Gewicht.',
  'worn-sizes': 'Kleider- und Schuhgrößen sind je nach Hersteller verschieden.',
  'food-calories': 'Nährwerte sind hier nicht bekannt. Kalorien werden in Joule umgerechnet.',
  'moving-holiday': 'Dieser Tag fällt jedes Jahr auf ein anderes Datum. Frag mit dem Datum.',
  'scale-no-unit': 'Das ist eine Skala, keine Einheit: Es gibt keinen Faktor zum Umrechnen.',
  equations: 'Hier werden Rechnungen ausgerechnet, keine Gleichungen gelöst.',
  'looked-up': 'Hier wird gerechnet, nicht nachgeschlagen.',
  birthday: 'Frag mit deinem Geburtstag: wie alt ist 17.5.1990.',
  'two-dates': 'Frag mit beiden Daten: vom 3. März bis zum 1. Juli.',
  zones: 'Frag mit einem Ort: Uhrzeit in Tokio, 15 Uhr EST in MEZ.',
  tax: 'Frag mit dem Steuersatz: 19 % MwSt. auf 100.',
  discount: 'Frag mit den Zahlen: 20 % Rabatt auf 80.',
  split: 'Frag mit den Zahlen: 18 % Trinkgeld auf 64 durch 4.',
  base: 'Frag mit einer Zahl: 255 in hex, 0b1010 in dezimal.',
  pixels: 'Ein Pixel hat keine feste Größe: Sie hängt vom Bildschirm ab.',
  loans: 'Kredite, Zinsen und der BMI werden hier nicht ausgerechnet.',
  theme: 'Der Knopf oben rechts wechselt das Design.',
  'at-foot': 'Das findest du ganz unten auf jeder Seite.',
  help: 'Das Fragezeichen neben dem Feld zeigt Beispiele.',
}
