import { afterEach, expect, test, vi } from 'vitest'
import { openCamera } from '#platform/device/camera'

afterEach(() => void vi.unstubAllGlobals())

/** A track of a phone (W3C MediaStream Image Capture, 'Extensions'), and the camera that is opened with it. */
async function open(track: object) {
  const stop = vi.fn()
  const applyConstraints = vi.fn(async (_constraints: object) => {})
  const whole = { addEventListener: vi.fn(), stop, applyConstraints, ...track }
  const stream = { getTracks: () => [whole], getVideoTracks: () => [whole] }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } })
  const opened = await openCamera(() => {})
  if (!opened.ok) throw new Error(opened.error)
  return { camera: opened.value, stop, applyConstraints }
}

const PHONE = {
  getCapabilities: () => ({ torch: true, zoom: { min: 1, max: 8, step: 0.1 } }),
  getSettings: () => ({ zoom: 2 }),
}

test('QR-96: lamp and zoom are those of the track', async () => {
  const { camera, applyConstraints } = await open(PHONE)
  expect(camera.lens()).toMatchObject({ hasTorch: true, zoom: { min: 1, max: 8, present: 2 } })
  expect(await camera.setTorch(true)).toBe(true)
  await camera.setZoom(3)
  expect(applyConstraints.mock.calls).toEqual([
    [{ advanced: [{ torch: true }] }],
    [{ advanced: [{ zoom: 3 }] }],
  ])
})

test.each([
  ['knows no capabilities', {}],
  ['has none', { getCapabilities: () => ({}), getSettings: () => ({}) }],
  [
    'has a zoom of one place',
    { getCapabilities: () => ({ torch: false, zoom: { min: 1, max: 1 } }) },
  ],
])('QR-96: a track that %s has neither lamp nor zoom', async (_, track) => {
  const { camera } = await open(track)
  expect(camera.lens()).toEqual({ hasTorch: false, zoom: null })
})

test('QR-96: a lamp that is on is switched off when the camera stops', async () => {
  const { camera, stop, applyConstraints } = await open(PHONE)
  await camera.setTorch(true)
  camera.stop()
  expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] })
  expect(stop).toHaveBeenCalledOnce()
})

const refuse = () => Promise.reject(new DOMException('no', 'OverconstrainedError'))

test('QR-96: a camera that refuses is no error', async () => {
  const { camera } = await open({ ...PHONE, applyConstraints: refuse })
  expect(await camera.setTorch(true)).toBe(false)
  await expect(camera.setZoom(2)).resolves.toBeUndefined()
})
