import type { Page } from '@playwright/test'

/** `instead`: its elements take the place of texts, as Chrome's do; `around`: they hold them, as Edge's do. */
type Placing = 'instead' | 'around'

/**
 * Runs in the page. As the translators of browsers do it, with each text and each that comes later, once the
 * translation has come.
 */
function translate(placing: Placing) {
  const watcher = new MutationObserver((records) =>
    setTimeout(() => {
      for (const { target } of records) {
        const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT)
        const found = [texts.currentNode]
        while (texts.nextNode()) found.push(texts.currentNode)
        for (const text of found) {
          if (!(text instanceof Text) || !text.isConnected || text.data.trim() === '') continue
          if (text.parentElement?.closest('font, script, style, option, [translate=no]')) continue
          const [outer, inner] = [document.createElement('font'), document.createElement('font')]
          outer.append(inner)
          text.replaceWith(outer)
          const shown = placing === 'around' ? text : new Text(text.data)
          shown.data = shown.data.toUpperCase()
          inner.append(shown)
        }
      }
    }, 50),
  )
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  // All that is there by now counts as changed.
  document.body.append('')
}

/** From now on a translator works on the page: it puts capitals in place of all letters. */
export const startTranslator = (page: Page, placing: Placing = 'instead'): Promise<void> =>
  page.evaluate(translate, placing)
