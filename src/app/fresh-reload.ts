import { allowUnload } from '../platform/unload-warning'

/** Fetches the scripts that the page has announced past the cache, then reloads the page. */
export async function reloadWithFreshScripts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  await Promise.allSettled([...links].map(({ href }) => fetch(href, { cache: 'reload' })))
  allowUnload()
  location.reload()
}
