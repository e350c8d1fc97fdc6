export const IN_GROUPS = {
  label: 'Split into groups',
  hint: 'With hyphens, like a product key.',
}
export const GROUPS = 'Groups'
export const GROUP_SIZE = 'Characters in a group'
export const NOTE = 'Uses your characters and exclusions. The length is that of all groups.'
