import type { AskContrasts } from '../domain/contrast-asked'
import { contrastsAsked } from './contrast/asked'

/** Which contrasts a question asks for, by the extra that computes them. */
export const CONTRASTS_ASKED: readonly AskContrasts[] = [contrastsAsked]
