import { unit, type Unit } from './units'

/** Bits of 1024 to the `power` bytes. IEC 80000-13: a byte is 8 bits; kibi is 1024, mebi 1024² and so on. */
const binary = (power: number) => ({ num: 8n * 1024n ** BigInt(power), den: 1n })

// Base: bit.
export const DATA: readonly Unit[] = [
  unit('B', 'Bytes', '8'),
  unit('kB', 'Kilobytes', '8e3'),
  unit('MB', 'Megabytes', '8e6'),
  unit('GB', 'Gigabytes', '8e9'),
  unit('TB', 'Terabytes', '8e12'),
  unit('PB', 'Petabytes', '8e15'),
  unit('KiB', 'Kibibytes', binary(1)),
  unit('MiB', 'Mebibytes', binary(2)),
  unit('GiB', 'Gibibytes', binary(3)),
  unit('TiB', 'Tebibytes', binary(4)),
  unit('PiB', 'Pebibytes', binary(5)),
  unit('bit', 'Bits', '1'),
  unit('kbit', 'Kilobits', '1e3'),
  unit('Mbit', 'Megabits', '1e6'),
  unit('Gbit', 'Gigabits', '1e9'),
  unit('Tbit', 'Terabits', '1e12'),
]

// Base: bit per second.
export const DATA_RATE: readonly Unit[] = [
  unit('Mbps', 'Megabits per Second', '1e6'),
  unit('Gbps', 'Gigabits per Second', '1e9'),
  unit('Tbps', 'Terabits per Second', '1e12'),
  unit('kbps', 'Kilobits per Second', '1e3'),
  unit('kBps', 'Kilobytes per Second', '8e3'),
  unit('MBps', 'Megabytes per Second', '8e6'),
  unit('GBps', 'Gigabytes per Second', '8e9'),
  unit('KiBps', 'Kibibytes per Second', binary(1)),
  unit('MiBps', 'Mebibytes per Second', binary(2)),
  unit('GiBps', 'Gibibytes per Second', binary(3)),
  unit('bps', 'Bits per Second', '1'),
  unit('Bps', 'Bytes per Second', '8'),
]
