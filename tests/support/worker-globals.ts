import { wrap, type Remote } from 'comlink'
import { afterAll, vi } from 'vitest'

class FakeImageData {
  readonly data: Uint8ClampedArray
  readonly width: number

  constructor(data: Uint8ClampedArray, width: number) {
    this.data = data
    this.width = width
  }
}

/** Its bitmap is the buffer of its pixels: like an ImageBitmap, a thing that can be moved to another thread. */
class FakeOffscreenCanvas {
  readonly width: number
  readonly height: number
  bitmap: ArrayBuffer | null = null

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    canvases.push(this)
  }

  getContext() {
    return {
      putImageData: ({ data }: FakeImageData) => {
        this.bitmap = Uint8Array.from(data).buffer
      },
    }
  }

  transferToImageBitmap() {
    return this.bitmap
  }
}

/** Every canvas that was made, in order. */
export const canvases: FakeOffscreenCanvas[] = []

/** Gives Node's global object what a worker's has and Node's has not; `port` is the worker's side. */
function stubWorkerGlobals(port: MessagePort) {
  vi.stubGlobal('addEventListener', port.addEventListener.bind(port))
  vi.stubGlobal('removeEventListener', port.removeEventListener.bind(port))
  vi.stubGlobal('postMessage', port.postMessage.bind(port))
  vi.stubGlobal('ImageData', FakeImageData)
  vi.stubGlobal('OffscreenCanvas', FakeOffscreenCanvas)
}

/**
 * Runs the entry of a worker in this process. Returns its API over a message channel, until the tests of
 * the file are done.
 * @param name of the file in workers/, without its ending
 */
export async function startEntry<Api>(name: string): Promise<Remote<Api>> {
  const { port1: inside, port2: outside } = new MessageChannel()
  stubWorkerGlobals(inside)
  afterAll(() => {
    vi.unstubAllGlobals()
    inside.close()
    outside.close()
  })
  // Not a literal, since the entry belongs to the compiler project that has a worker's globals.
  const entry = `../../workers/${name}.worker`
  await import(entry)
  inside.start()
  return wrap<Api>(outside)
}
