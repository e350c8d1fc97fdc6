import { unitsOf } from './unit'

// Half a kilogram, and a hundred of it: Maß- und Gewichtsordnung of 17 August 1868, article 6.
export const OWN_WEIGHT = unitsOf(
  'de1868',
  `pfund | Pfund (500 g) | 0.5 | Pfd.
   zentner | Zentner | 50 | Ztr.`,
)
