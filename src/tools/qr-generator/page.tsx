import { CodeInformation } from './code-information'
import { CodeOptions } from './code-options'
import { CodePreview } from './code-preview'
import { CodeText } from './code-text'
import styles from './page.module.css'

export default function QrGeneratorPage() {
  return (
    <div className={styles.layout}>
      <CodeText />
      <CodePreview />
      <CodeOptions />
      <CodeInformation />
    </div>
  )
}
