import { useState } from 'react'
import { writeLocalText } from '#platform/storage'
import { OneClickButton } from '#ui/buttons/button'
import { languageTagged } from '../../site/languages'
import { useHeadingFocus } from '../use-heading-focus'
import { LanguageLink } from './language-link'
import { OTHER_LANGUAGES } from './other-languages'
import styles from './offer.module.css'

function Row({ tag, onDecline }: { tag: string; onDecline: () => void }) {
  const row = useHeadingFocus<HTMLDivElement>()
  const language = OTHER_LANGUAGES.find((each) => each.tag === tag)
  const about = languageTagged(tag)
  if (!language || !about) return null
  return (
    <div ref={row} lang={tag} className={styles.row}>
      <LanguageLink language={language}>{about.offer.link}</LanguageLink>
      <OneClickButton variant="quiet" onPress={onDecline}>
        {about.offer.decline}
      </OneClickButton>
    </div>
  )
}

/**
 * The page in another language, in the words of that; once it was declined, never again. It is laid out in the direction
 * of the page, as the header is whose edges it keeps.
 */
export function LanguageOffer({ tag }: { tag: string }) {
  const [isDeclined, setIsDeclined] = useState(false)
  const decline = () => {
    writeLocalText('language-offer', 'off')
    document.documentElement.removeAttribute('data-offer')
    setIsDeclined(true)
  }
  return !isDeclined && <Row tag={tag} onDecline={decline} />
}
