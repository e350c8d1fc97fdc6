import { Icon } from '../../ui/icon'
import { COPY_TEXTS, useCopyAnswer } from '../../ui/use-copy-answer'
import styles from './all-formats.module.css'
import { COLOR_FORMATS, formatColor } from './domain/formats'
import pageStyles from './page.module.css'
import { useColor } from './store'

/** The whole row is the button; its answer stands in the line of the name, where there is room. */
function CopyRow({ name, value }: { name: string; value: string }) {
  const copyText = useColor((s) => s.copy)
  const { answer, copy } = useCopyAnswer(() => copyText(value))
  return (
    <>
      <button type="button" className={styles.row} onClick={copy}>
        <span className={styles.name}>
          <span className="visually-hidden">Copy </span>
          {name}
        </span>
        <span className={styles.answer} aria-hidden="true">
          {answer && COPY_TEXTS[answer]}
        </span>
        <span className={styles.value}>{value}</span>
        <Icon name={answer === 'copied' ? 'check' : 'copy'} />
      </button>
      <span role="status" className="visually-hidden">
        {answer && COPY_TEXTS[answer]}
      </span>
    </>
  )
}

export function AllFormats() {
  const color = useColor((s) => s.color)
  return (
    <section className={`${pageStyles.section} ${styles.section}`} aria-labelledby="color-formats">
      <h2 id="color-formats">All Formats</h2>
      <ul className={styles.formats}>
        {COLOR_FORMATS.map((format) => {
          const value = formatColor(color, format)
          return (
            <li key={format}>
              <CopyRow key={value} name={format.toUpperCase()} value={value} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
