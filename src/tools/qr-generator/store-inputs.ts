import { readHex } from '#lib/color'
import { DEFAULT_SETTINGS, type QrSettings } from './domain/settings'

/** A color that is being typed is judged after so long without a key. */
export const REST_MS = 600

type ColorField = 'dark' | 'light'

/** What can be undone: a text that an action replaced, and which action. */
interface Replaced {
  text: string
  after: 'template' | 'clear'
}

export interface QrInputs {
  /** The color fields as typed; `settings` has the colors last judged. */
  colors: Record<ColorField, string>
  /** Texts that were replaced since the last edit, the latest last. */
  undoable: readonly Replaced[]
  /** What has just happened to the text, for screen readers. */
  notice: 'cleared' | 'restored' | null
  change: (patch: Partial<Omit<QrSettings, ColorField>>) => void
  typeColor: (field: ColorField, text: string) => void
  /** Judges the colors as they are, without waiting: on leaving the field. */
  settleColors: () => void
  generate: () => void
  applyTemplate: (text: string) => void
  clear: () => void
  /** Restores the text that was replaced last; false: there is none. */
  undo: () => boolean
}

type SetState = (patch: Partial<QrInputs>) => void
type GetState = () => QrInputs & { settings: QrSettings }
type Draw = (settings: QrSettings) => void

/** A color field differs from `settings`: the picture does not show it yet. */
export const isTypingColor = ({ colors, settings }: ReturnType<GetState>): boolean =>
  colors.dark !== settings.dark || colors.light !== settings.light

function colorInputs(set: SetState, get: GetState, draw: Draw) {
  let restTimer: ReturnType<typeof setTimeout> | undefined
  function generate() {
    clearTimeout(restTimer)
    set({ notice: null })
    draw({ ...get().settings, ...get().colors })
  }
  return {
    generate,
    typeColor(field: ColorField, text: string) {
      set({ colors: { ...get().colors, [field]: text }, notice: null })
      clearTimeout(restTimer)
      // Nothing longer is a color, so it need not wait.
      if (readHex(text)) generate()
      else restTimer = setTimeout(generate, REST_MS)
    },
    settleColors() {
      if (isTypingColor(get())) generate()
    },
  }
}

function textInputs(set: SetState, get: GetState, draw: Draw) {
  function replaceText(text: string, after: Replaced['after']) {
    const old = get().settings.text
    const isLost = old !== '' && old !== text
    set({
      undoable: isLost ? [...get().undoable, { text: old, after }] : get().undoable,
      notice: after === 'clear' ? 'cleared' : null,
    })
    draw({ ...get().settings, text })
  }
  return {
    applyTemplate: (text: string) => replaceText(text, 'template'),
    clear: () => replaceText('', 'clear'),
    undo() {
      const last = get().undoable.at(-1)
      if (!last) return false
      set({ undoable: get().undoable.slice(0, -1), notice: 'restored' })
      draw({ ...get().settings, text: last.text })
      return true
    },
  }
}

/** The part of the store that takes input; `draw` keeps the settings and draws them. */
export const qrInputs = (set: SetState, get: GetState, draw: Draw): QrInputs => ({
  colors: { dark: DEFAULT_SETTINGS.dark, light: DEFAULT_SETTINGS.light },
  undoable: [],
  notice: null,
  ...colorInputs(set, get, draw),
  ...textInputs(set, get, draw),
  change(patch) {
    set({ notice: null, ...(patch.text !== undefined && { undoable: [] }) })
    draw({ ...get().settings, ...patch })
  },
})
