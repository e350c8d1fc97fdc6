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
/** What the states of a core and of its extras stand on; the rest of the browser is for effects. */
const STATE_NEEDS = ['state-tool', 'type platform', 'zustand', 'lib']
const EFFECTS_NEED = ['domain', 'texts', 'lib', 'platform', 'state-tool', 'url worker', 'url asset']
export const VIEW_NEEDS = ['ui', 'site-texts', 'lib', 'react', ...LOOKS]
export const CORE_OF_VIEW = ['state', 'domain', 'texts', 'view']
export const OWN_OF_VIEW = ['extra-state', 'extra-domain', 'extra-texts', 'extra-view']

/** A tool: a core, extras that can be deleted as folders, and lists that name the extras. */
export const TOOL_SHAPE: readonly Place[] = [
  {
    // All that is done off the page; its type is what the page may call.
    name: 'worker-code',
    path: /^src\/tools\/[^/]+\/worker\.ts$/,
    mayImport: ['domain', 'work', 'lib'],
  },
  {
    // The worker of a tool, where the box starts it before the tool's other code has come.
    name: 'worker-client',
    path: /^src\/tools\/[^/]+\/worker-client\.ts$/,
    mayImport: ['type worker-code', 'url worker', 'platform'],
  },
  {
    name: 'effects',
    path: /^src\/tools\/[^/]+\/effects\.ts$/,
    // The texts: notifications and notices are no views.
    mayImport: [
      'worker-client',
      'type worker-code',
      'lazy worker-code',
      'lazy readers',
      'texts',
      ...EFFECTS_NEED,
    ],
  },
  {
    // The state and its actions; what brings its data from elsewhere may stand beside it.
    name: 'state',
    path: /^src\/tools\/[^/]+\/(state|loading|making|rendering|typing)\.ts$/,
    mayImport: ['state', 'effects', 'domain', ...STATE_NEEDS],
  },
  {
    name: 'texts',
    path: /^src\/tools\/[^/]+\/([a-z-]+\.en|(extras|box|live)\/texts\.en|extras\/tiles\.en)\.ts$/,
    mayImport: [
      'domain',
      'type box',
      'type shared-by-extras',
      'type tile',
      'lib',
      'texts',
      'site-texts',
    ],
  },
  {
    name: 'view',
    path: /^src\/tools\/[^/]+\/view\/[^/]+\.tsx?$/,
    mayImport: [...CORE_OF_VIEW, ...VIEW_NEEDS, 'zustand'],
  },
  {
    // English grammar: what a tool understands in the box and in its own quick entries.
    name: 'box',
    path: /^src\/tools\/[^/]+\/box\/[^/]+\.ts$/,
    // A quick entry reads what the box answers.
    mayImport: ['box', 'answer', 'answer-type', 'shared-by-extras', 'domain', 'texts', 'lib'],
  },
  // The lists: for the page, for the worker and for the box, which are three programs. What reads texts comes later.
  {
    name: 'extras',
    path: /^src\/tools\/[^/]+\/extras\/list\.tsx$/,
    mayImport: [
      'lazy extra-view',
      'extra-slot',
      // What a mode or a tile shows before the code of its extra comes.
      'extra-domain',
      // What a place on the page gives to what extras put there.
      'type view',
      'texts',
      'state',
      'domain',
      ...VIEW_NEEDS,
    ],
  },
  {
    name: 'work',
    path: /^src\/tools\/[^/]+\/extras\/work\.ts$/,
    mayImport: ['domain', 'extra-domain', 'extra-worker', 'shared-by-extras', 'lib'],
  },
  {
    name: 'query',
    path: /^src\/tools\/[^/]+\/extras\/query\.ts$/,
    mayImport: ['type box', 'domain', 'extra-query', 'shared-by-extras', 'lib'],
  },
  {
    // What extras read in a field of the core.
    name: 'readers',
    path: /^src\/tools\/[^/]+\/extras\/readers\.ts$/,
    mayImport: ['domain', 'extra-domain', 'shared-by-extras', 'lib'],
  },
  {
    // What two extras, or an extra and the box, have in common, and the core does without.
    name: 'shared-by-extras',
    path: /^src\/tools\/[^/]+\/extras\/shared\/[a-z-]+(\.en)?\.ts$/,
    mayImport: ['domain', 'shared-by-extras', 'lib'],
  },
  {
    name: 'view-of-extras',
    path: /^src\/tools\/[^/]+\/extras\/shared\/[a-z0-9-]+\.tsx$/,
    mayImport: [...CORE_OF_VIEW, ...VIEW_NEEDS],
  },
  // An extra: its files stand on those of the core of the same name, and on their own.
  {
    name: 'extra-domain',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/(domain|domain\/[^/]+)\.ts$/,
    mayImport: ['domain', 'extra-domain', 'shared-by-extras', 'lib'],
  },
  {
    name: 'extra-worker',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/worker\.ts$/,
    mayImport: ['domain', 'extra-domain', 'shared-by-extras', 'lib'],
  },
  {
    // For an extra with a worker, a camera or files of its own; a few functions stand in its state.
    name: 'extra-effects',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/effects\.ts$/,
    mayImport: [
      'type extra-worker',
      'lazy extra-worker',
      'type worker-code',
      'effects',
      'extra-domain',
      ...EFFECTS_NEED,
    ],
  },
  {
    name: 'extra-state',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/state\.ts$/,
    mayImport: [
      'state',
      'effects',
      'worker-client',
      'domain',
      'extra-domain',
      'shared-by-extras',
      'extra-effects',
      'extra-texts',
      'platform',
      ...STATE_NEEDS,
    ],
  },
  {
    name: 'extra-texts',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/texts\.en\.ts$/,
    mayImport: ['domain', 'extra-domain', 'type shared-by-extras', 'texts', 'site-texts', 'lib'],
  },
  {
    name: 'extra-view',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/(?!slot\.)[a-z-]+\.tsx$/,
    mayImport: [
      ...CORE_OF_VIEW,
      ...OWN_OF_VIEW,
      'lazy extra-view',
      'view-of-extras',
      'shared-by-extras',
      'box',
      ...VIEW_NEEDS,
    ],
  },
  {
    // What an extra puts into the page itself: it comes with the page.
    name: 'extra-slot',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/slot\.tsx$/,
    mayImport: ['lazy extra-view', 'extra-domain', 'extra-texts', ...CORE_OF_VIEW, ...VIEW_NEEDS],
  },
  {
    name: 'extra-query',
    path: /^src\/tools\/[^/]+\/extras\/[^/]+\/query\.ts$/,
    mayImport: ['box', 'domain', 'extra-domain', 'shared-by-extras', 'lib'],
  },
]
