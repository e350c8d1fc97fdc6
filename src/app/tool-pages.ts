import type { ComponentType } from 'react'
import type { Opening } from '../tools/opening'
import type { PageModule } from './loading/lazy-page'

export interface ToolPageModule extends PageModule {
  /** With the loader of its `opening.ts`, and `resume`, which resumes an earlier visit's work on any page. */
  default: ComponentType & { loadOpening?: () => Promise<Opening>; resume?: () => unknown }
}

/** By the path of their source. */
export const toolPages = import.meta.glob<ToolPageModule>('../tools/*/page.tsx')
