/** Units that people ask for and that the table does not have, as they write them; of one or several. */
export const ABSENT_UNITS: readonly string[] = `
  parsec chain rods league hectometer picometer slug dram decagram bushel peck firkin dessertspoon megaliter mach
  therm quads erg gigajoule GJ fortnight decade century centuries picosecond zettabyte petabit poundal gigapascal
  GPa terahertz THz volt ampere amps ohm tesla lumen lux candela becquerel sievert
`
  .trim()
  .split(/\s+/)
