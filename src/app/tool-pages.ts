import type { ComponentType } from 'react'
import type { Opening } from '../tools/opening'
import type { PageModule } from './loading/lazy-page'

export interface ToolPageModule extends PageModule {
  /** With the way to its `opening.ts`, and with what goes on with the work of an earlier visit on any page. */
  default: ComponentType & { loadOpening?: () => Promise<Opening>; resume?: () => unknown }
}

/** By the path of their source. */
export const toolPages = import.meta.glob<ToolPageModule>('../tools/*/page.tsx')
