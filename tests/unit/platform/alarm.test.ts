import { beforeEach, expect, test, vi } from 'vitest'

const element = {
  src: '',
  loop: false,
  volume: 1,
  paused: true,
  preload: 'auto',
  currentTime: 0,
  load: vi.fn(),
  pause: vi.fn(),
  play: vi.fn(() => Promise.resolve()),
}
const playing = async () => void (element.paused = false)
const append = vi.fn()
const log = vi.spyOn(console, 'error')
// Each test starts the module afresh: it keeps its one element.
const load = () => import('#platform/device/alarm')

beforeEach(() => {
  vi.resetModules()
  Object.assign(element, { src: '', loop: false, paused: true, currentTime: 0 })
  element.play.mockReset().mockResolvedValue()
  element.load.mockReset()
  element.pause.mockReset()
  append.mockReset()
  log.mockReset().mockImplementation(() => {})
  vi.stubGlobal('document', { createElement: () => element, body: { append } })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

test('TI-18: the alarm is one looping element, loaded before it plays', async () => {
  const { unlockAlarm, soundAlarm } = await load()
  unlockAlarm()
  expect(element.load).toHaveBeenCalledOnce()
  expect(element.play).not.toHaveBeenCalled()
  await soundAlarm()
  await soundAlarm()
  expect(element).toMatchObject({ loop: true, src: '/alarm.wav' })
  expect(append).toHaveBeenCalledOnce()
})

test('an alarm that is made ahead of the click fetches nothing before it', async () => {
  const { prepareAlarm, unlockAlarm } = await load()
  prepareAlarm()
  await vi.waitFor(() => expect(append).toHaveBeenCalledOnce(), { timeout: 10_000 })
  expect(element.preload).toBe('none')
  expect(element.load).not.toHaveBeenCalled()
  unlockAlarm()
  expect(element.preload).toBe('auto')
  expect(element.load).toHaveBeenCalledOnce()
  expect(append).toHaveBeenCalledOnce()
})

test('TI-15: a silenced alarm is paused and back at its start', async () => {
  const { soundAlarm, silenceAlarm } = await load()
  silenceAlarm()
  expect(element.pause).not.toHaveBeenCalled()
  await soundAlarm()
  element.currentTime = 0.7
  silenceAlarm()
  expect(element.pause).toHaveBeenCalledOnce()
  expect(element.currentTime).toBe(0)
})

test('another sound and another volume are those of the next alarm, in the same element', async () => {
  const { chooseAlarm, soundAlarm } = await load()
  chooseAlarm('/chime.wav', 0.5)
  await soundAlarm()
  expect(element).toMatchObject({ src: '/chime.wav', volume: 0.5 })
  chooseAlarm('/beeps.wav', 1)
  expect(element).toMatchObject({ src: '/beeps.wav', volume: 1 })
  expect(append).toHaveBeenCalledOnce()
})

test('an alarm that sounds goes on with another sound', async () => {
  const { chooseAlarm, soundAlarm } = await load()
  await soundAlarm()
  element.paused = false
  chooseAlarm('/alarm.wav', 0.5)
  expect(element.play).toHaveBeenCalledOnce()
  chooseAlarm('/chime.wav', 1)
  expect(element.play).toHaveBeenCalledTimes(2)
  element.paused = true
  chooseAlarm('/beeps.wav', 1)
  expect(element.play).toHaveBeenCalledTimes(2)
})

test('TI-17: a browser that refuses to play is logged once, and nothing rejects', async () => {
  const { soundAlarm } = await load()
  element.play.mockRejectedValue(new DOMException('play() needs a gesture', 'NotAllowedError'))
  await expect(soundAlarm()).resolves.toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
})

test('an alarm that is silenced before it began is not logged', async () => {
  const { soundAlarm } = await load()
  element.play.mockRejectedValue(new DOMException('interrupted by pause()', 'AbortError'))
  await soundAlarm()
  expect(log).not.toHaveBeenCalled()
})

test('a test of the alarm ends by itself, with another sound too', async () => {
  vi.useFakeTimers()
  const { chooseAlarm, testAlarm } = await load()
  element.play.mockImplementation(playing)
  testAlarm(2500)
  expect(element.play).toHaveBeenCalledOnce()
  chooseAlarm('/chime.wav', 1)
  vi.advanceTimersByTime(2500)
  expect(element.pause).toHaveBeenCalledOnce()
})

test('a second test of the alarm has its whole time', async () => {
  vi.useFakeTimers()
  const { testAlarm } = await load()
  element.play.mockImplementation(playing)
  testAlarm(2500)
  vi.advanceTimersByTime(2000)
  testAlarm(2500)
  vi.advanceTimersByTime(2000)
  expect(element.pause).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(element.pause).toHaveBeenCalledOnce()
})

test('a test of the alarm leaves one that sounds for a timer as it is', async () => {
  vi.useFakeTimers()
  const { soundAlarm, testAlarm } = await load()
  element.play.mockImplementation(playing)
  await soundAlarm()
  testAlarm(2500)
  vi.advanceTimersByTime(2500)
  expect(element.pause).not.toHaveBeenCalled()
})

test('a timer that ends during a test of the alarm rings on', async () => {
  vi.useFakeTimers()
  const { soundAlarm, testAlarm } = await load()
  element.play.mockImplementation(playing)
  testAlarm(2500)
  vi.advanceTimersByTime(1000)
  await soundAlarm()
  vi.advanceTimersByTime(2500)
  expect(element.pause).not.toHaveBeenCalled()
})
