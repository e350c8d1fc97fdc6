import { useEffect, useRef } from 'react'
import { CodeExtras } from './parts/code-extras'
import { CodeInformation } from './parts/code-information'
import { CodeOptions } from './parts/code-options'
import { CodeResult } from './parts/code-result'
import { CodeText } from './parts/code-text'
import styles from './page.module.css'
import { prepare, useQr } from './store'
import { keepLook } from './store-kept'

export default function QrGeneratorPage() {
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => keepLook(useQr), [])
  const focusText = () => text.current?.focus()
  return (
    <div className={styles.page}>
      <div className={styles.layout}>
        <CodeText field={text} focusText={focusText} />
        <CodeResult />
        <CodeOptions focusText={focusText} />
      </div>
      <CodeExtras />
      <CodeInformation />
    </div>
  )
}

export { prepare }

QrGeneratorPage.loadOpening = async () => (await import('./opening')).openingOf(useQr.getState)
