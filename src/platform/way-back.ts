/** Runs it when the page goes: it ends, or the browser keeps it, frozen, for the way back. */
export const onPageHide = (act: () => void): void => window.addEventListener('pagehide', act)

/** Runs it when a page that the browser has kept for the way back is there again. */
export function onPageBack(act: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act()
  })
}
