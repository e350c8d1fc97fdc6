import type { Row } from '../../answers/row'
import type { LiveAnswer, LiveModule } from '../../tools/live'

/** What is made in the window, and by which tool. */
export interface Live {
  tool: string
  answer: LiveAnswer
}

/** Whether what is made in the window is made of this row. */
export const isMade = (row: Row | undefined, live: Live | null): boolean =>
  row?.answer?.madeFrom !== undefined && live?.tool === row.tool

/**
 * Keeps at most one live answer. It goes on from text to text of the same tool, so that what was made stays while the next
 * is on its way.
 * @param load the code of a tool's live answers, at once where it is there; null where it does not come: the plain answer stands
 * @param onChange with what is there now; null: nothing, or nothing comes, as its code `isMissed`
 */
export function createLiveAnswers(
  load: (tool: string) => LiveModule | Promise<LiveModule | null>,
  onChange: (live: Live | null, isMissed: boolean) => void,
) {
  let tool: string | null = null
  let text = ''
  let live: Live | null = null
  let isComing = false
  let isMissed = false

  function end() {
    tool = null
    isComing = false
    if (!live && !isMissed) return
    live?.answer.stop()
    live = null
    isMissed = false
    onChange(null, false)
  }
  async function bring(wanted: string): Promise<void> {
    isComing = true
    const coming = load(wanted)
    const module = coming instanceof Promise ? await coming : coming
    if (tool !== wanted || live) return
    isComing = false
    isMissed = !module
    if (!module) return onChange(null, true)
    live = { tool: wanted, answer: module.createLive() }
    live.answer.change(text)
    onChange(live, false)
  }
  /** Makes what a row says; of one without it nothing changes, as it may not be shown yet. */
  async function begin(row: Row | undefined): Promise<void> {
    const wanted = row?.answer?.madeFrom
    if (!row || wanted === undefined) return
    text = wanted
    if (live?.tool === row.tool) return live.answer.change(text)
    if (tool === row.tool) return
    end()
    tool = row.tool
    await bring(tool)
  }
  /** To be called with the row that is shown. */
  function show(row: Row | undefined) {
    if (row?.answer?.madeFrom === undefined) end()
    else void begin(row)
  }
  return {
    begin: (row: Row | undefined) => void begin(row),
    show,
    end,
    /** To be called once the device is connected: asks again for code that has not come. */
    again: () => void (isMissed && !isComing && tool !== null && bring(tool)),
    /** Whether the code for what a row says is on its way. */
    isComing: (row: Row) => isComing && row.tool === tool && row.answer?.madeFrom !== undefined,
  }
}

export type LiveAnswers = ReturnType<typeof createLiveAnswers>
