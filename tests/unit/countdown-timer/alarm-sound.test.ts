import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alarmSound, SOUNDS } from '../../../scripts/make/alarm-sound'

const FILES = Object.entries(SOUNDS).map(([name, sound]) => {
  const file = readFileSync(new URL(`../../../${sound.file}`, import.meta.url))
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, i) =>
    file.readInt16LE(44 + i * 2),
  )
  return { name, sound, file, samples }
})

test.each(FILES)('the committed $name is what the script draws', ({ file, sound }) => {
  expect(file.equals(alarmSound(sound))).toBe(true)
})

test.each(FILES)('$name is a small mono WAV of one second', ({ file, samples }) => {
  expect(file.length).toBeLessThan(40_000)
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect(file.readUInt16LE(22)).toBe(1)
  expect(samples.length / file.readUInt32LE(24)).toBe(1)
})

test.each(FILES)('$name has room for its highest overtone', ({ sound, file }) => {
  const highestHz = Math.max(...sound.notes.map(({ hz }) => hz)) * sound.overtones.length
  expect(file.readUInt32LE(24)).toBeGreaterThan(2 * highestHz)
})

test.each(FILES)('TI-18: $name is loud, and does not clip', ({ samples }) => {
  const peak = Math.max(...samples.map(Math.abs))
  expect(peak).toBeGreaterThan(0.5 * 32_767)
  expect(peak).toBeLessThan(32_767)
})

test.each(FILES)(
  '$name begins and ends in silence, so that the loop does not click',
  ({ sound, samples }) => {
    const [start, end] = [sound.rateHz / 160, sound.rateHz / 16].map(Math.floor)
    const silence = [...samples.slice(0, start), ...samples.slice(-(end ?? 0))]
    expect(silence.every((value) => value === 0)).toBe(true)
  },
)
