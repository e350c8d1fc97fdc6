import type { Page } from '@playwright/test'

/**
 * Runs in the page. As the translator of Chrome does it: an element takes the place of each text, and of each that
 * comes later, once the translation has come.
 */
function translate() {
  const watcher = new MutationObserver((records) =>
    setTimeout(() => {
      for (const { target } of records) {
        const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
        const found = [texts.currentNode]
        while (texts.nextNode()) found.push(texts.currentNode)
        for (const text of found) {
          if (!(text instanceof Text) || !text.isConnected || text.data.trim() === '') continue
          if (text.parentElement?.closest('font, script, style, option')) continue
          const [outer, inner] = [document.createElement('font'), document.createElement('font')]
          inner.textContent = text.data.toUpperCase()
          outer.append(inner)
          text.replaceWith(outer)
        }
      }
    }, 50),
  )
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  // All that is there by now counts as changed.
  document.body.append('')
}

/** From now on a translator works on the page: it puts capitals in place of all letters. */
export const startTranslator = (page: Page): Promise<void> => page.evaluate(translate)
