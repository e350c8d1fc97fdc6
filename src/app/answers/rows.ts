import type { Tool } from '../../tools/tool'
import type { Reply, ToolAnswer } from './reply'

/** Opening a tool, with an answer filled in or as it is. */
export interface Row {
  /** Differs from row to row of a list, and stays the same from key to key where it is the same kind of row. */
  key: string
  tool: Tool
  answer: ToolAnswer | null
}

/** Answers first, then the tools that go by what was typed. */
export const rowsOf = ({ answers, tools }: Reply): Row[] => [
  ...answers.map((answer, index) => ({ key: `answer ${index}`, tool: answer.tool, answer })),
  ...tools.map((tool) => ({ key: tool.id, tool, answer: null })),
]
