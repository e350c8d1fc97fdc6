import type { Answer } from '../../tools/answer'
import type { Tool } from '../../tools/tool'
import type { Reply, ToolAnswer } from './reply'

/** Opening a tool, with an answer filled in or as it is. */
export interface Row {
  /** Differs from row to row of a list, and stays the same from key to key where it is the same kind of row. */
  key: string
  tool: Tool
  answer: ToolAnswer | null
  /** What the page opens with; null: as it is. */
  opening: Answer['opening']
}

/** Answers first, then the tools that go further, then those that go by what was typed. */
export const rowsOf = ({ answers, beyond, tools }: Reply): Row[] => [
  ...answers.map((answer, index) => {
    const { tool, opening } = answer
    return { key: `answer ${index}`, tool, answer, opening }
  }),
  ...beyond.map(({ tool, opening }) => ({ key: `beyond ${tool.id}`, tool, answer: null, opening })),
  ...tools.map((tool) => ({ key: tool.id, tool, answer: null, opening: null })),
]
