/** https://wicg.github.io/document-picture-in-picture/ */
interface PictureInPicture {
  requestWindow: (options: { width: number; height: number }) => Promise<Window>
}

declare global {
  // Chrome and Edge have it, on computers.
  var documentPictureInPicture: PictureInPicture | undefined
}

export const canFloat = (): boolean => globalThis.documentPictureInPicture !== undefined

/** The page's looks: by links, which the policy allows. */
function dress(target: Document): void {
  const { lang, dataset } = document.documentElement
  target.documentElement.lang = lang
  if (dataset['theme']) target.documentElement.dataset['theme'] = dataset['theme']
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const link = target.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    target.head.append(link)
  }
}

/**
 * Opens an empty window above all others, in the page's looks. Only in a click; rejects where the browser refuses.
 * @param size in px
 */
export async function openFloatingWindow(
  title: string,
  size: { width: number; height: number },
  onClose: () => void,
): Promise<Window> {
  const opened = await globalThis.documentPictureInPicture?.requestWindow(size)
  if (!opened) throw new Error('This browser has no floating windows')
  dress(opened.document)
  opened.document.title = title
  opened.addEventListener('pagehide', onClose, { once: true })
  return opened
}
