import { useStore } from 'zustand'
import { OneClickButton } from '#ui/buttons/button'
import { INSTALL } from '../texts.en'
import { useHeadingFocus } from '../use-heading-focus'
import { install, installOffer } from './install'

function Offer() {
  const button = useHeadingFocus<HTMLButtonElement>()
  return (
    <OneClickButton ref={button} variant="quiet" icon="download" onPress={install}>
      {INSTALL}
    </OneClickButton>
  )
}

/** There while the browser offers to install the site. */
export const InstallButton = () => useStore(installOffer) && <Offer />
