import { contrastsAsked } from './contrast/asked'

/** What the box can ask beside a single color, of what the extras compute. */
export const ASKED = { contrasts: contrastsAsked }
