import { unitsOf } from './unit'

// Half a kilogram, and a hundred of it: Maß- und Gewichtsordnung of 17 August 1868, article 6.
export const OWN_WEIGHT = unitsOf(
  'de1868',
  `pfund | Pfund (500 g) | 0.5 | Pfd.
   zentner | Zentner | 50 | Ztr.`,
)

// The spoons of recipes; those of the United States are smaller.
export const OWN_VOLUME = unitsOf(
  'cfr101',
  `el | Esslöffel (15 ml) | 0.015 | EL
   tl | Teelöffel (5 ml) | 0.005 | TL`,
)
