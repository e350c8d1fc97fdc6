import { FAULTS } from './support/faults'
import { expect, test } from './support/test'
import { expectCalm, expectMessage, TOOL_ACTS, type ToolId } from './support/tool-acts'

// Keys of that object and nothing else.
const TOOL_IDS = Object.keys(TOOL_ACTS) as ToolId[]

for (const [fault, { on, messages = {}, log }] of Object.entries(FAULTS)) {
  test(`${fault}: each tool works or says what is wrong`, async ({ page, context, complaints }) => {
    test.setTimeout(90_000)
    if (log) complaints.announce(log)
    await on(context)
    for (const id of TOOL_IDS) {
      const message = messages[id]
      if (message) await expectMessage(page, id, message)
      else await TOOL_ACTS[id](page)
      await expectCalm(page)
      await expect(page.getByRole('banner')).toBeVisible()
    }
  })
}
