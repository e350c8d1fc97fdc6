/** Those of spec §9. */
type FirstCategoryId = 'length' | 'weight' | 'temperature' | 'volume' | 'area' | 'speed' | 'energy'

/** Those of `more-units.ts`, which come on request. */
export type MoreCategoryId =
  | 'time'
  | 'data'
  | 'data-rate'
  | 'pressure'
  | 'power'
  | 'angle'
  | 'fuel-economy'
  | 'force'
  | 'frequency'
  | 'uk-volume'
  | 'tons'

export type CategoryId = FirstCategoryId | MoreCategoryId
