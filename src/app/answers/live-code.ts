import type { LiveModule } from '../../tools/live'

/**
 * The code of what tools make in the window. Where it has not come, no key asks for it again while the device is offline.
 * @param fetch null where the code does not come
 */
export function createLiveCode(
  fetch: (tool: string) => Promise<LiveModule | null>,
  isOnline: () => boolean,
) {
  const loaded = new Map<string, LiveModule>()
  const absent = new Set<string>()
  const isAbsent = (tool: string) => absent.has(tool) && !isOnline()

  async function load(tool: string): Promise<LiveModule | null> {
    if (isAbsent(tool)) return null
    const module = await fetch(tool)
    if (module) loaded.set(tool, module)
    else absent.add(tool)
    return module
  }
  return {
    isAbsent,
    /**
     * The code at once where it is there: what is made is on its way then before the window is rendered. Null where it does
     * not come: the answer in words stands then.
     */
    load: (tool: string): LiveModule | Promise<LiveModule | null> => loaded.get(tool) ?? load(tool),
  }
}
