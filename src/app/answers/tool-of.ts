import { TOOLS } from '../../tools/registry'
import type { Tool } from '../../tools/tool'

/** The tool of an id that the answers name. */
export function toolOf(id: string): Tool {
  const tool = TOOLS.find((one) => one.id === id)
  if (!tool) throw new Error(`There is no tool ${id}`)
  return tool
}
