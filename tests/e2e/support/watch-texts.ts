import type { Locator } from '@playwright/test'

/** The texts that an element has from now on, each once. */
export async function watchTexts(element: Locator) {
  const texts = await element.evaluateHandle((watched) => {
    const seen = new Set<string>()
    const everything = { characterData: true, childList: true, subtree: true }
    new MutationObserver(() => seen.add(watched.textContent)).observe(watched, everything)
    return seen
  })
  return () => texts.evaluate((seen) => [...seen])
}
