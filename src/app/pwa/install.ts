import { createStore } from 'zustand/vanilla'

/** An event of browsers that can install a site; no library of TypeScript has its type. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer
  }
}

/** The browser's offer to install the site; null: there is none, or it was taken up. */
export const installOffer = createStore<InstallOffer | null>(() => null)

/** Keeps the offer for the footer, in place of a bar that the browser would show by itself. */
export function watchForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.setState(event, true)
  })
  addEventListener('appinstalled', () => installOffer.setState(null, true))
}

/** Has the browser ask. An offer serves once: after a refusal the browser makes another, or none. */
export function install(): void {
  const offer = installOffer.getState()
  installOffer.setState(null, true)
  void offer?.prompt()
}
