import { CORE_OF_VIEW, LOOKS, TOOL_SHAPE, VIEW_NEEDS, type Place } from './tool-places'

/** The libraries that a tool's domain may use. */
export const DOMAIN_LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'qr-generator': ['qrcode', 'qr'],
  calculator: ['decimal.js'],
  'color-picker': ['culori'],
}

/** Places whose files belong to one tool: only that tool may import them. */
export const TOOL_PLACES = [
  'answer',
  'opening',
  'live',
  'domain',
  'page',
  'tool-card',
  'card-readout',
  'worker-code',
  'effects',
  'worker-client',
  'state',
  'texts',
  'view',
  'box',
  'work',
  'query',
  'shared-by-extras',
  'readers',
  'view-of-extras',
  'extras',
  'extra-domain',
  'extra-worker',
  'extra-effects',
  'extra-state',
  'extra-texts',
  'extra-view',
  'extra-slot',
  'extra-query',
]

/** Places whose files belong to one extra of a tool: no other extra may import them. */
export const EXTRA_PLACES = TOOL_PLACES.filter((name) => name.startsWith('extra-'))

const WORKER_NEEDS = [
  'lib',
  'domain',
  'worker-code',
  'extra-worker',
  'work',
  'answers',
  'type extra-domain',
  'adapter',
  'comlink',
]
const BELOW_APP = [
  'registry',
  'tool-type',
  'site',
  'site-texts',
  'ui',
  'platform',
  'state-tool',
  'lib',
  'config',
]
const REACT_DOM = ['react', 'react-dom', 'react-router-dom']

export const PLACES: readonly Place[] = [
  { name: 'lib', path: /^src\/lib\/([a-z]+\/)?[^/]+\.ts$/, mayImport: ['lib'] },
  // The domain libraries come on top, by tool.
  {
    name: 'domain',
    path: /^src\/tools\/[^/]+\/domain\/([a-z]+\/)?[^/]+\.ts$/,
    mayImport: ['lib', 'domain'],
  },
  ...TOOL_SHAPE,
  {
    name: 'page',
    path: /^src\/tools\/[^/]+\/page\.tsx$/,
    mayImport: ['domain', 'effects', 'extras', ...CORE_OF_VIEW, 'lazy opening', ...VIEW_NEEDS],
  },
  {
    name: 'card-readout',
    path: /^src\/tools\/[^/]+\/card-readout\.tsx$/,
    mayImport: ['domain', 'texts', 'ui', 'platform', 'url worker', 'lib', 'react', ...LOOKS],
  },
  {
    // What a tool answers in the box.
    name: 'answer',
    path: /^src\/tools\/[^/]+\/answer\.ts$/,
    mayImport: [
      'domain',
      'box',
      'query',
      'shared-by-extras',
      'texts',
      'question',
      'answer-type',
      'lib',
      'asset',
    ],
  },
  {
    // The box that answers: what it makes of a question, of all tools together and by itself.
    name: 'answers',
    path: /^src\/answers\/([a-z]+\/)?[a-z-]+\.ts$/,
    mayImport: [
      'answers',
      'answers-texts',
      'answer-type',
      'glob answer',
      'glob question',
      'glob texts',
      'glob site-texts',
      'type tile',
      'tool-type',
      'registry',
      'site',
      'site-texts',
      'lib',
    ],
  },
  {
    name: 'answers-texts',
    path: /^src\/answers\/([a-z]+\/)?[a-z-]+\.en\.ts$/,
    mayImport: ['answers-texts', 'type answers', 'type answer-type', 'lib'],
  },
  { name: 'question', path: /^src\/tools\/[^/]+\/question\.ts$/, mayImport: ['texts'] },
  {
    // Fills its page with what the address carries.
    name: 'opening',
    path: /^src\/tools\/[^/]+\/opening\.ts$/,
    mayImport: [
      'type state',
      'box',
      'query',
      'shared-by-extras',
      'domain',
      'texts',
      'opening-type',
      'lib',
    ],
  },
  {
    name: 'answer-type',
    path: /^src\/tools\/(make-)?answer\.ts$/,
    mayImport: ['type lib', 'type answer-type'],
  },
  {
    // What a tool makes in the box's window: on what its own page stands on.
    name: 'live',
    path: /^src\/tools\/[^/]+\/live\/[a-z-]+\.tsx?$/,
    mayImport: [
      'live',
      'live-type',
      'effects',
      'worker-client',
      'box',
      'query',
      'answer-type',
      ...CORE_OF_VIEW,
      ...VIEW_NEEDS,
      'zustand',
    ],
  },
  {
    name: 'live-type',
    path: /^src\/tools\/live\.ts$/,
    mayImport: ['type react', 'type answer-type'],
  },
  { name: 'opening-type', path: /^src\/tools\/opening\.ts$/, mayImport: [] },
  { name: 'tile', path: /^src\/tools\/tile\.ts$/, mayImport: ['type lib'] },
  { name: 'tool-type', path: /^src\/tools\/tool\.ts$/, mayImport: ['type lib'] },
  {
    name: 'tool-card',
    path: /^src\/tools\/[^/]+\/tool\.ts$/,
    mayImport: ['type tool-type', 'texts'],
  },
  { name: 'registry', path: /^src\/tools\/registry\.ts$/, mayImport: ['tool-card', 'tool-type'] },
  {
    name: 'ui',
    path: /^src\/ui\/([a-z]+\/)?[^/]+\.tsx?$/,
    mayImport: [
      'lib',
      'platform',
      'state-tool',
      'ui',
      'site-texts',
      'ui-style',
      'asset',
      'react',
      'react-dom',
    ],
  },
  {
    // What a state may use itself: how views follow it, the mounts of its page, and the console.
    name: 'state-tool',
    path: /^src\/platform\/(log|mounts)\.ts$/,
    mayImport: ['platform', 'lib', 'zustand'],
  },
  {
    name: 'platform',
    path: /^src\/platform\/([a-z]+\/)?[^/]+\.ts$/,
    // A computed address is that of a worker's script, which the page imports where it has no workers.
    mayImport: [
      'lib',
      'platform',
      'state-tool',
      'config',
      'comlink',
      'zustand',
      'url worker',
      'asset',
      'lazy computed',
    ],
  },
  {
    // The words of the site, the shell and `ui`, a file for each chunk. Those of a tool stand in its folder.
    name: 'site-texts',
    path: /^src\/(app|site|ui)\/([a-z]+\/)?[a-z-]+\.en\.ts$/,
    mayImport: ['config', 'lib', 'type answer-type'],
  },
  { name: 'config', path: /^src\/config\.ts$/, mayImport: [] },
  {
    name: 'site',
    path: /^src\/site\/(hosting\/)?[^/]+\.ts$/,
    mayImport: ['lib', 'tool-type', 'registry', 'site', 'site-texts', 'config'],
  },
  {
    name: 'app',
    path: /^src\/app\/([a-z]+\/)?[^/]+\.tsx?$/,
    mayImport: [
      'app',
      'type answers',
      'url worker',
      'glob page',
      'glob live',
      'type live-type',
      'question',
      'worker-client',
      'glob card-readout',
      'glob texts',
      'type answer-type',
      'opening-type',
      ...BELOW_APP,
      'zustand',
      ...REACT_DOM,
      ...LOOKS,
    ],
  },
  {
    name: 'main',
    path: /^src\/main\.tsx$/,
    mayImport: [
      'app',
      'site',
      'ui',
      'platform',
      'state-tool',
      'lib',
      'config',
      ...REACT_DOM,
      ...LOOKS,
    ],
  },
  {
    name: 'prerender',
    path: /^src\/prerender\.tsx$/,
    mayImport: ['app', 'site', 'config', ...REACT_DOM],
  },
  {
    name: 'service-worker',
    path: /^src\/(sw|service-worker\/[^/]+)\.ts$/,
    mayImport: [
      'service-worker',
      'workbox-precaching',
      'workbox-range-requests',
      'workbox-routing',
    ],
  },
  { name: 'worker', path: /^workers\/[^/]+\.worker\.ts$/, mayImport: WORKER_NEEDS },
  {
    name: 'adapter',
    path: /^workers\/adapters\/[^/]+\.ts$/,
    mayImport: ['comlink', 'lib', 'type domain', 'client-zip'],
  },
  { name: 'types', path: /^src\/(vite-env|types\/[^/]+)\.d\.ts$/, mayImport: [] },
  // How a component of `ui` looks is its own affair: the rest has its properties.
  { name: 'ui-style', path: /^src\/ui\/([a-z]+\/)?[^/]+\.module\.css$/, mayImport: [] },
  {
    name: 'style',
    path: /^src\/(styles\/[^/]+\.css|(app(\/[a-z]+)?|tools\/[^/]+(\/view|\/live|\/extras(\/[a-z-]+)?)?)\/[^/]+\.module\.css)$/,
    mayImport: [],
  },
  { name: 'settings', path: /^(src|workers)\/tsconfig(\.[a-z]+)?\.json$/, mayImport: [] },
  { name: 'asset', path: /^src\/.+\.(svg|wav|mp3|json|woff2|txt)$/, mayImport: [] },
]
