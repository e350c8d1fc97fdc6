/** Units that people ask for and that the table does not have, as they write them. */
export const ABSENT_UNITS: readonly string[] = `
  parsec parsecs chain chains rods league leagues hectometer hectometers picometers slug slugs dram drams decagram
  decagrams bushel bushels peck pecks firkins dessertspoon dessertspoons megaliter megaliters mach therm therms
  quads erg ergs gigajoule gigajoules GJ fortnight fortnights decade decades century centuries picoseconds
  zettabyte zettabytes petabits poundals gigapascal gigapascals GPa terahertz THz volt volts ampere amperes amps
  ohm ohms tesla lumen lumens lux candela becquerel sievert sieverts
`
  .trim()
  .split(/\s+/)
