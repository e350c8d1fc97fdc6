import type { ComponentType } from 'react'
import type { Opening } from '../tools/opening'
import type { PageModule } from './loading/lazy-page'

interface ToolPageModule extends PageModule {
  /** With the way to its `opening.ts`. */
  default: ComponentType & { loadOpening?: () => Promise<Opening> }
}

/** By the path of their source. */
export const toolPages = import.meta.glob<ToolPageModule>('../tools/*/page.tsx')
