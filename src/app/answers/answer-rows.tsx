import { Icon } from '#ui/icon'
import styles from './answer-list.module.css'
import { emphasized } from './find'
import { titleOf, type OpeningRow, type Row } from './reply'
import type { RowGroup } from './row-group'
import { OPEN } from './texts.en'

/** A title with the words marked that were typed. */
export const Title = ({ text, question }: { text: string; question: string }) =>
  emphasized(text, question).map(({ text: piece, isMatched }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in its order
    isMatched ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  )

function Words({ row, question }: { row: OpeningRow; question: string }) {
  const { answer, extra } = row
  if (!answer) {
    return (
      <>
        <b>
          <Title text={titleOf(row)} question={question} />
        </b>
        {extra && <small className={styles.promise}>{extra.promise}</small>}
      </>
    )
  }
  return (
    <>
      {answer.title}{' '}
      <b>
        <bdi>{answer.value}</bdi>
      </b>{' '}
      {answer.unit}
    </>
  )
}

interface Props {
  row: Row
  look: RowGroup['look']
  question: string
}

/** An answer, a tool or an extra in a line; or what a group shows of it. */
export function RowContent({ row, look, question }: Props) {
  if ('question' in row) return row.question
  const { tool, extra, answer } = row
  if (look === 'reading') return <Words row={row} question={question} />
  const icon = <Icon name={(extra ?? tool).icon} size={look === 'tile' ? 22 : 18} />
  if (look === 'tile') {
    return (
      <>
        {icon}
        {tool.shortName}
      </>
    )
  }
  return (
    <>
      {icon}
      <span className={styles.words}>
        <Words row={row} question={question} />
      </span>
      <small className={styles.tool}>{answer || extra ? tool.shortName : OPEN}</small>
    </>
  )
}
