import { Extras } from '#ui/layout/extra'
import * as titles from './texts.en'

const PARTS = [
  { title: titles.CONTENTS, load: () => import('./contents/view') },
  { title: titles.FILES, load: () => import('./files/view') },
  { title: titles.LOOKS, load: () => import('./looks/view') },
  { title: titles.BATCH, load: () => import('./batch/view') },
  { title: titles.READ, load: () => import('./read/view') },
]

/** Extras beside the specified page; each is loaded when it is first unfolded. */
export const QrExtras = () => <Extras parts={PARTS} />
