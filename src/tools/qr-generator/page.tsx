import { useEffect, useRef } from 'react'
import { Sharing } from '#ui/feedback/sharing'
import { FactList } from '#ui/layout/fact-list'
import { prepare } from './effects'
import { QrExtras, SLOTS } from './extras/list'
import styles from './page.module.css'
import { useQr } from './state'
import * as texts from './texts.en'
import { CodeOptions } from './view/options'
import { Announcement, CodeResult } from './view/result'
import { CodeText, Templates } from './view/text'

export default function QrGeneratorPage() {
  const text = useRef<HTMLTextAreaElement>(null)
  const mounted = useQr((s) => s.mounted)
  useEffect(mounted, [mounted])
  // What was asked for is not asked for again when the page comes back.
  useEffect(() => () => useQr.setState({ form: null }), [])
  const focusText = () => text.current?.focus()
  return (
    <>
      <div className={styles.page}>
        <CodeText field={text} advice={SLOTS.advice} />
        <CodeResult finding={SLOTS.finding} />
        <div className={styles.form}>
          <Templates onUndo={focusText} form={SLOTS.form} />
          <CodeOptions focusText={focusText} />
          <QrExtras />
        </div>
      </div>
      <Announcement />
      <Sharing />
      <FactList title={texts.FACTS_TITLE} facts={texts.FACTS} />
    </>
  )
}

export { prepare }

QrGeneratorPage.loadOpening = async () => (await import('./opening')).openingOf(useQr.getState)
