import { Rack, type RackExtra } from '#ui/layout/rack'
import { TILES } from './tiles.en'

const EXTRAS: readonly RackExtra[] = [
  { id: 'forms', ...TILES.forms, load: () => import('./forms/view') },
  { id: 'site-rules', ...TILES['site-rules'], load: () => import('./site-rules/view') },
  { id: 'many', ...TILES.many, load: () => import('./many/view') },
  { id: 'handling', ...TILES.handling, load: () => import('./handling/view') },
  { id: 'self-test', ...TILES['self-test'], load: () => import('./self-test/view') },
]

/** Extras beside the specified options; each is loaded when it is first opened. */
export const PasswordExtras = () => <Rack tool="password-generator" extras={EXTRAS} />
