/**
 * Lets an element fill the screen, or gives the screen back. Meanwhile the element has the focus, which returns
 * afterwards: what is outside of it cannot be seen. Rejects where the browser refuses.
 */
export async function toggleFullScreen(element: HTMLElement): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen()
  const focused = document.activeElement
  await element.requestFullscreen()
  element.tabIndex = -1
  element.focus()
  function leave() {
    if (document.fullscreenElement === element) return
    document.removeEventListener('fullscreenchange', leave)
    element.removeAttribute('tabindex')
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
  }
  document.addEventListener('fullscreenchange', leave)
}
