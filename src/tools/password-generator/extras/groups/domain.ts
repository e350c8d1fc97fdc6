import { poolDrawing, type Drawing } from '../../domain/draw'
import type { Form, PasswordSettings } from '../../domain/settings'

/** Groups of characters of the options, with hyphens between them: `xxxx-xxxx`. */
export interface GroupsForm extends Form {
  kind: 'groups'
  groups: number
  /** How many characters each group has. */
  size: number
}

/** Groups are as good as a password as long as all of them. */
export const groupsOf = (groups: number, size: number): GroupsForm => ({
  kind: 'groups',
  groups,
  size,
  plain: { length: groups * size },
})

/** The groups of the first visit. */
export const FIRST_GROUPS = groupsOf(4, 4)

export const GROUPS_RANGE = { min: 2, max: 8 }
export const GROUP_SIZE_RANGE = { min: 3, max: 6 }

/** Null where settings have none. */
export const groupsIn = ({ form }: { form: Form | null }): GroupsForm | null =>
  // No other code makes forms of this kind.
  form?.kind === 'groups' ? (form as GroupsForm) : null

/** Draws the characters of all groups together. Without groups: a plain password. */
export async function formDrawing(settings: PasswordSettings, form: Form): Promise<Drawing> {
  const own = groupsIn({ form })
  if (!own) return poolDrawing(settings)
  const { groups, size } = own
  const longest = GROUPS_RANGE.max * GROUP_SIZE_RANGE.max
  const drawing = poolDrawing(settings, groups * size, longest)
  const group = new RegExp(`.{${size}}`, 'gu')
  return { ...drawing, draw: (pick) => drawing.draw(pick).match(group)?.join('-') ?? '' }
}
