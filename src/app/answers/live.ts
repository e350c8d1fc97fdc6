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
 * is on its way; that of another tool takes its place where its row is shown.
 * @param load the code of a tool's live answers, at once where it is there; null where it does not come: the plain answer stands
 * @param onChange with what is there now, and whenever code has come, or has not, as `isMissed` says; null: nothing
 */
export function createLiveAnswers(
  load: (tool: string) => LiveModule | Promise<LiveModule | null>,
  onChange: (live: Live | null, isMissed: boolean) => void,
) {
  let tool: string | null = null
  let module: LiveModule | null = null
  let text = ''
  let live: Live | null = null
  /** The tool whose code is on its way. */
  let coming: string | null = null
  let isMissed = false

  function stop() {
    live?.answer.stop()
    live = null
  }
  function end() {
    tool = null
    coming = null
    if (!live && !isMissed) return
    stop()
    isMissed = false
    onChange(null, false)
  }
  /** Makes what has been asked for, in place of what is there, as far as its code has come. */
  function make() {
    stop()
    if (tool !== null && module) {
      live = { tool, answer: module.createLive() }
      live.answer.change(text)
    }
    onChange(live, isMissed)
  }
  async function bring(wanted: string): Promise<void> {
    coming = wanted
    module = null
    const code = load(wanted)
    const loaded = code instanceof Promise ? await code : code
    if (tool !== wanted || coming !== wanted) return
    coming = null
    isMissed = !loaded
    module = loaded
    // What the window shows of another tool stays until this is shown.
    if (live) onChange(live, isMissed)
    else make()
  }
  /** Makes what a row says; of one without it nothing changes, as it may not be shown yet. */
  async function begin(row: Row | undefined): Promise<void> {
    const wanted = row?.answer?.madeFrom
    if (!row || wanted === undefined) return
    text = wanted
    const isOther = tool !== row.tool
    tool = row.tool
    if (live?.tool === tool) return live.answer.change(text)
    if (!isOther) return
    coming = tool
    if (isMissed) {
      isMissed = false
      onChange(live, false)
    }
    await bring(tool)
  }
  /** To be called with the row that is shown. */
  function show(row: Row | undefined) {
    if (row?.answer?.madeFrom === undefined) return end()
    void begin(row)
    if (live && live.tool !== row.tool) make()
  }
  return {
    begin: (row: Row | undefined) => void begin(row),
    show,
    end,
    /** To be called once the device is connected: asks again for code that has not come. */
    again: () => void (isMissed && coming === null && tool !== null && bring(tool)),
    /** Whether the code for what a row says is on its way. */
    isComing: (row: Row) => row.tool === coming && row.answer?.madeFrom !== undefined,
  }
}

export type LiveAnswers = ReturnType<typeof createLiveAnswers>
