interface Key {
  isComposing: boolean
  keyCode: number
}

/** The `keyCode` of a key that an input method has used. */
const USED_BY_INPUT_METHOD = 229

/**
 * The key belongs to an input method. In WebKit a composition ends before the keydown of the Enter that ends it
 * (https://webkit.org/b/165004): there `keyCode` alone shows it.
 */
export const isComposing = (key: Key): boolean =>
  key.isComposing || key.keyCode === USED_BY_INPUT_METHOD
