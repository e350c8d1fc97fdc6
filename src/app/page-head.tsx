import { useEffect } from 'react'
import { setPageTitle } from '#platform/tab-title'
import { titleAt } from '../site/page-title'

/**
 * Keeps the document's head that of the shown page: the title at once, what is not on screen a moment later. The
 * prerendered page starts with its own tags.
 */
export function PageHead({ path }: { path: string }) {
  useEffect(() => {
    const title = titleAt(path)
    const isShown = document.title === title
    setPageTitle(title)
    if (isShown) return
    import('../site/write-head').then(
      ({ writeHead }) => writeHead(path),
      () => {
        // There is no network; readers of these tags fetch the prerendered page.
      },
    )
  }, [path])
  return null
}
