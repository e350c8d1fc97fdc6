/**
 * Who may import whom. A bare name allows any way but an address; `type x`, `lazy x`, `url x` and
 * `glob x` allow that way alone. What is not listed is forbidden. Names are places or packages.
 */
export interface Place {
  name: string
  path: RegExp
  mayImport: readonly string[]
}

export const LOOKS = ['style', 'asset']
/** What a core and its extras stand on; the rest of the browser is for `effects.ts`. */
const STATE_NEEDS = ['state-tool', 'type platform', 'zustand', 'lib']
export const VIEW_NEEDS = ['ui', 'lib', 'react', ...LOOKS]
export const CORE_OF_VIEW = ['state', 'domain', 'texts', 'view']

/** A tool of a core and extras. */
export const TOOL_SHAPE: readonly Place[] = [
  // The core of a tool, and what is done off the page. No core imports an extra; three lists do: `extras/list.tsx` for
  // the page, `worker.ts` for the worker and `asked.ts` for the box.
  {
    name: 'worker-code',
    path: /^src\/tools\/[^/]+\/worker\.ts$/,
    mayImport: ['domain', 'extra-domain', 'lib'],
  },
  {
    name: 'effects',
    path: /^src\/tools\/[^/]+\/effects\.ts$/,
    mayImport: [
      'type worker-code',
      'lazy worker-code',
      'domain',
      'lib',
      'platform',
      'state-tool',
      'url worker',
      'url asset',
    ],
  },
  {
    name: 'state',
    path: /^src\/tools\/[^/]+\/state\.ts$/,
    mayImport: ['effects', 'domain', ...STATE_NEEDS],
  },
  {
    name: 'texts',
    path: /^src\/tools\/[^/]+\/([a-z-]+\.en|extras\/texts\.en)\.ts$/,
    mayImport: ['domain', 'lib'],
  },
  {
    name: 'view',
    path: /^src\/tools\/[^/]+\/view\/[^/]+\.tsx$/,
    mayImport: [...CORE_OF_VIEW, ...VIEW_NEEDS],
  },
  {
    name: 'extras',
    path: /^src\/tools\/[^/]+\/extras\/list\.tsx$/,
    mayImport: ['lazy extra-view', 'texts', ...VIEW_NEEDS],
  },
  {
    name: 'asked',
    path: /^src\/tools\/[^/]+\/asked\.ts$/,
    mayImport: ['domain', 'extra-asked', 'lib'],
  },
  {
    name: 'extra-domain',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/(domain|domain\/[^/]+)\.ts$/,
    mayImport: ['domain', 'extra-domain', 'lib'],
  },
  {
    name: 'extra-state',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/state\.ts$/,
    mayImport: [
      'state',
      'effects',
      'domain',
      'extra-domain',
      'extra-texts',
      'platform',
      ...STATE_NEEDS,
    ],
  },
  {
    name: 'extra-texts',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/texts\.en\.ts$/,
    mayImport: ['domain', 'extra-domain', 'lib'],
  },
  {
    name: 'extra-view',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/view\.tsx$/,
    mayImport: [...CORE_OF_VIEW, 'extra-state', 'extra-domain', 'extra-texts', ...VIEW_NEEDS],
  },
  {
    name: 'extra-asked',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/asked\.ts$/,
    mayImport: ['type asked', 'domain', 'extra-domain'],
  },
]
