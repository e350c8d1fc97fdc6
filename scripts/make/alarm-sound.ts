// Writes the timer's alarms: `npm run alarm-sound`. The files are committed.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, rootDir } from '../bootstrap/paths.mjs'

const LENGTH_S = 1
const PEAK = 0.8

type Note = { startS: number; lengthS: number; hz: number }

type Sound = {
  notes: readonly Note[]
  /** Loudness by multiple of the note's frequency. */
  overtones: readonly number[]
  /** Samples a second: more than twice the highest overtone, so that all are heard as they are. */
  rateHz: number
  /** Path in the project. */
  file: string
}

const BEEP = { lengthS: 0.09, hz: 2093 }

export const SOUNDS = {
  // Two notes, a fourth apart, and a rest: B5 and E6.
  bell: {
    notes: [
      { startS: 0.02, lengthS: 0.22, hz: 987.77 },
      { startS: 0.24, lengthS: 0.46, hz: 1318.51 },
    ],
    overtones: [1, 0.35, 0.12],
    rateHz: 11_025,
    file: 'public/alarm.wav',
  },
  // A kitchen clock: four short ones, C7, with the odd overtones of a buzzer.
  beeps: {
    notes: [0.02, 0.16, 0.3, 0.44].map((startS) => ({ startS, ...BEEP })),
    overtones: [1, 0, 0.33],
    rateHz: 16_000,
    file: 'src/platform/device/alarm-beeps.wav',
  },
  // Low and soft: G4, C5 and E5 over one another.
  chime: {
    notes: [
      { startS: 0.02, lengthS: 0.5, hz: 392 },
      { startS: 0.2, lengthS: 0.5, hz: 523.25 },
      { startS: 0.38, lengthS: 0.54, hz: 659.26 },
    ],
    overtones: [1, 0.15],
    rateHz: 11_025,
    file: 'src/platform/device/alarm-chime.wav',
  },
} satisfies Record<string, Sound>

/** The value of a note at a time, from -1 to 1. */
function valueOf({ startS, lengthS, hz }: Note, overtones: readonly number[], timeS: number) {
  const t = timeS - startS
  if (t < 0 || t > lengthS) return 0
  // A quick, clickless start, and down to silence by the end of the note.
  const loudness = Math.min(1, t / 0.008) * Math.cos((Math.PI / 2) * (t / lengthS)) ** 2
  const waves = overtones.map((part, index) => part * Math.sin(2 * Math.PI * hz * (index + 1) * t))
  return (loudness * waves.reduce((sum, wave) => sum + wave)) / overtones.reduce((a, b) => a + b)
}

/**
 * A RIFF header for 16-bit mono PCM. Source: Multimedia Programming Interface and Data
 * Specifications 1.0, IBM and Microsoft, 1991.
 */
function wavHeader(dataBytes: number, rateHz: number) {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + dataBytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16) // bytes of this block
  header.writeUInt16LE(1, 20) // PCM
  header.writeUInt16LE(1, 22) // channels
  header.writeUInt32LE(rateHz, 24)
  header.writeUInt32LE(rateHz * 2, 28) // bytes a second
  header.writeUInt16LE(2, 32) // bytes a sample
  header.writeUInt16LE(16, 34) // bits a sample
  header.write('data', 36)
  header.writeUInt32LE(dataBytes, 40)
  return header
}

/** The whole file: one second that begins and ends in silence, so that it can be looped. */
export function alarmSound({ notes, overtones, rateHz }: Sound) {
  const samples = Buffer.alloc(rateHz * LENGTH_S * 2)
  for (let index = 0; index < rateHz * LENGTH_S; index++) {
    const timeS = index / rateHz
    const value = notes.reduce((sum, note) => sum + valueOf(note, overtones, timeS), 0)
    // Notes that sound together must not be louder than one.
    const limited = Math.max(-1, Math.min(1, value))
    samples.writeInt16LE(Math.round(limited * PEAK * 32_767), index * 2)
  }
  return Buffer.concat([wavHeader(samples.length, rateHz), samples])
}

if (isMain(import.meta.url)) {
  for (const sound of Object.values(SOUNDS)) {
    const bytes = alarmSound(sound)
    writeFileSync(join(rootDir, sound.file), bytes)
    console.log(`${sound.file}: ${bytes.length} bytes`)
  }
}
