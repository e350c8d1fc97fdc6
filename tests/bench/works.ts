import type { WorkName } from '../../scripts/check/bench/page-api'
import { palettes, spectrum } from './color-works'
import { ratesFile } from './currency-works'
import { passwordNanoid, passwordOurs, passwordScore } from './password-works'
import { qrPng } from './qr-works'
import { sweep } from './unit-works'
import type { Work } from './work'

const MAKERS: Record<WorkName, () => Work> = {
  'password.ours': passwordOurs,
  'password.nanoid': passwordNanoid,
  'password.score': passwordScore,
  'color.spectrum': spectrum,
  'color.palettes': palettes,
  'unit.sweep': sweep,
  'currency.parse': ratesFile,
  'qr.png': qrPng,
}

const made = new Map<WorkName, Work>()

/** Prepared on first use, once a thread. */
export function workOf(name: WorkName): Work {
  const work = made.get(name) ?? MAKERS[name]()
  made.set(name, work)
  return work
}
