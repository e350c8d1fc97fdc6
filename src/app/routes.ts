import { PRIVACY_PATH } from '../config'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { lazyPage, type LazyPage } from './loading/lazy-page'
import { registerPreload } from './preload'
import { pageLoader } from './tool-pages'

export interface AppRoute {
  path: string
  /** Source of the page's chunk: the prerendered page announces it. */
  module?: string
  page?: LazyPage
  tool?: Tool
}

function toolRoute(tool: Tool): AppRoute {
  const route: AppRoute = { path: tool.link, tool }
  const load = pageLoader(tool)
  if (!tool.available || !load) return route
  return { ...route, module: `src/tools/${tool.id}/page.tsx`, page: lazyPage(tool.id, load) }
}

export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    module: 'src/app/landing.tsx',
    page: lazyPage('landing', () => import('./landing')),
  },
  ...TOOLS.map(toolRoute),
  ...(PRIVACY_PATH
    ? [
        {
          path: PRIVACY_PATH,
          module: 'src/app/privacy.tsx',
          page: lazyPage('privacy', () => import('./privacy')),
        },
      ]
    : []),
]

/** The page of every other address. */
export const NOT_FOUND: AppRoute = {
  path: '*',
  module: 'src/app/not-found.tsx',
  page: lazyPage('not-found', () => import('./not-found')),
}

export const findRoute = (path: string): AppRoute =>
  ROUTES.find((route) => route.path === path) ?? NOT_FOUND

for (const { path, page } of [...ROUTES, NOT_FOUND]) if (page) registerPreload(path, page.preload)
