import { vi } from 'vitest'

const KINDS = { Uint8Array, Uint16Array, Int32Array, Uint32Array }

/** Sizes in bytes of the typed arrays that are made anew during a call; views of others are left out. */
export function allocationsOf(act: () => void): number[] {
  const sizes: number[] = []
  const construct = (kind: Function, args: unknown[], newTarget: Function): object => {
    const made: unknown = Reflect.construct(kind, args, newTarget)
    if (!ArrayBuffer.isView(made)) throw new Error(`${kind.name} is no typed array`)
    if (!(args[0] instanceof ArrayBuffer)) sizes.push(made.byteLength)
    return made
  }
  for (const [name, kind] of Object.entries(KINDS))
    vi.stubGlobal(name, new Proxy(kind, { construct }))
  try {
    act()
  } finally {
    vi.unstubAllGlobals()
  }
  return sizes
}
