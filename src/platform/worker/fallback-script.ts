/**
 * Imports the script of a worker into the page, for browsers without workers: the same file is the worker and what takes
 * its place, so nothing is built or kept twice.
 * @param name under which the script leaves its methods in the window
 */
export async function openFallbackScript<Api>(script: string, name: string): Promise<Api> {
  await import(/* @vite-ignore */ script)
  const api: unknown = Reflect.get(globalThis, name)
  if (!api) throw new Error(`${script} has left nothing`)
  // It is the script of this very build that has left it.
  return api as Api
}
