import type { Piece, Row } from '../../answers/row'
import { Icon } from '#ui/icon'
import styles from './answer-list.module.css'
import type { ListRow, RowGroup } from './groups'
import { OPEN } from './texts.en'
import { toolOf } from './tool-of'

/** A title with the words marked that were typed. */
export const Title = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMatched }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in its order
    isMatched ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )

function Words({ title, answer, extra }: Row) {
  if (!answer) {
    return (
      <>
        <b>
          <Title pieces={title} />
        </b>
        {extra && <small className={styles.promise}>{extra.promise}</small>}
      </>
    )
  }
  return (
    <>
      {answer.title}{' '}
      {!answer.swatches && (
        <b>
          <bdi>{answer.value}</bdi>
        </b>
      )}{' '}
      {answer.unit}
    </>
  )
}

interface Props {
  row: ListRow
  look: RowGroup['look']
}

/** An answer, a tool or an extra in a line; or what a group shows of it. */
export function RowContent({ row, look }: Props) {
  if ('question' in row) return <bdi>{row.question}</bdi>
  if (look === 'alternative') return <Words {...row} />
  const { extra, answer } = row
  const tool = toolOf(row.tool)
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
        <Words {...row} />
      </span>
      <small className={styles.tool}>{answer || extra ? tool.shortName : OPEN}</small>
    </>
  )
}
