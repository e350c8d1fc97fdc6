import type { Find } from './entry'
import { emphasized } from './find'
import { measureOf } from './measure'
import type { FullReply, ToolAnswer } from './reply'
import type { Reply, Row } from './row'
import { andMore, colorsOf, NO_ANSWER, openTool } from './texts.en'

const titleOf = ({ tool, extra }: Find): string => (extra ?? tool).title

/** A tool or an extra, with the words marked that were typed. */
export function rowOf(found: Find, question: string): Row {
  const { tool, extra, text } = found
  return {
    key: extra ? `${tool.id} ${extra.id}` : tool.id,
    tool: tool.id,
    extra: extra && { id: extra.id, title: extra.title, promise: extra.promise, icon: extra.icon },
    title: emphasized(titleOf(found), question),
    answer: null,
    opening: extra && { fragment: `extra=${extra.id}`, ...(text && { text }) },
  }
}

function answerRow({ tool, ...answer }: ToolAnswer, index: number): Row {
  return {
    key: `answer ${index}`,
    tool: tool.id,
    extra: null,
    title: [],
    answer: { ...answer, measure: measureOf(answer) },
    opening: answer.opening,
  }
}

/** `qr code with a logo` asks for the extra, and hardly for a code of the text `with a logo`. */
const precedesAnswers = ({ tool }: Find, { answers: [first] }: FullReply): boolean =>
  first?.isAnyText === true && first.tool === tool

/** Answers first, then the tools that go further, then what goes by the words that were typed. */
export function rowsOf(reply: FullReply, question: string): Row[] {
  const row = (found: Find) => rowOf(found, question)
  return [
    ...reply.found.filter((one) => precedesAnswers(one, reply)).map(row),
    ...reply.answers.map(answerRow),
    ...reply.pageOnly.map(({ tool, opening }) => ({
      ...row({ tool, extra: null }),
      key: `page ${tool.id}`,
      opening,
    })),
    ...reply.found.filter((one) => !precedesAnswers(one, reply)).map(row),
  ]
}

/** So many answers have room in the window, side by side. */
const MOST_ALTERNATIVES = 4

/** In characters: of a longer value screen readers read the beginning. */
const LONGEST_SAID = 120

const shortened = (text: string) =>
  text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID)}…` : text

/** The first answer, and how many others there are. */
export function answered(
  { title, value, unit, lines, swatches }: ToolAnswer,
  others: number,
): string {
  const values = (lines ?? [{ value, unit }]).map((line) =>
    line.unit === undefined ? shortened(line.value) : `${shortened(line.value)} ${line.unit}`,
  )
  const first = swatches ? colorsOf(title, swatches.length) : `${title} ${values.join(', ')}`
  return others === 0 ? first : andMore(first, others)
}

/** For screen readers: the answer, or why there is none. */
function summaryOf({ answers, found: [found], problem }: FullReply): string {
  const [first] = answers
  if (first) return answered(first, answers.length - 1)
  return problem ?? (found ? openTool(titleOf(found)) : '')
}

/** A reply as the page gets it: all that it shows, as plain data. */
export function plainReply(reply: FullReply, question: string): Omit<Reply, 'needs'> {
  const rows = rowsOf(reply, question)
  const isFew = rows.length > 1 && rows.length <= MOST_ALTERNATIVES
  return {
    question,
    rows,
    look: isFew && rows.every(({ answer }) => answer) ? 'alternative' : 'row',
    problem: reply.problem,
    nearest: reply.nearest.map((found) => rowOf(found, question)),
    offersQuestions: reply.problem === NO_ANSWER && reply.nearest.length === 0,
    summary: summaryOf(reply),
  }
}
