import { useEffect, useRef } from 'react'
import { Extras } from '#ui/layout/extra'
import { FactList } from '#ui/layout/fact-list'
import { CodeOptions } from './view/options'
import { Announcement, CodeResult } from './view/result'
import { CodeText } from './view/text'
import styles from './page.module.css'
import { useQr } from './state'
import { keepLook, prepare } from './store-kept'

const FACTS = {
  'Error correction':
    'L restores about 7% of a damaged code, M about 15%, Q about 25%, H about 30%. A higher level holds less text.',
  Size: 'Every module is a whole number of pixels, so the picture is sharp at exactly the size you choose.',
  Capacity: 'Up to 2,953 bytes or 7,089 digits at level L, in versions 1 to 40 of the standard.',
  Colors:
    'Dark on light with a contrast of at least 4.5:1 scans best. A margin of at least 2 modules is included.',
  'Never expires': 'The code holds your text itself, without a link through anybody’s server.',
  Private: 'The code is drawn on your device. Your text is never sent or stored.',
}

/** Extras beside the specified page; each is loaded when it is first unfolded. */
const EXTRAS = [
  { title: 'Fill in a form', load: () => import('./extras/contents/view') },
  { title: 'SVG, PDF, copy image', load: () => import('./extras/files/view') },
  { title: 'Looks', load: () => import('./extras/looks/view') },
  { title: 'Many codes at once', load: () => import('./extras/batch/view') },
  { title: 'Read a code', load: () => import('./extras/read/view') },
]

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
      {/* Outside the layout: a change within it makes Chromium 156 drop its `reading-flow`. */}
      <Announcement />
      <Extras parts={EXTRAS} />
      <FactList title="About your QR code" facts={FACTS} />
    </div>
  )
}

export { prepare }

QrGeneratorPage.loadOpening = async () => (await import('./opening')).openingOf(useQr.getState)
