import type { HexColor } from '#lib/color'
import type { FillRandom } from '#lib/uniform'

/** What a value is on a scale of its kind. */
export type Measure =
  | { kind: 'ruler'; value: number }
  /** A share of a whole, from 0 to 100. */
  | { kind: 'share'; percent: number }
  /** How much of the face of a clock is lit: up to the time of day, or what is left of a timer. */
  | { kind: 'clock'; share01: number }
  /** A ratio of contrast by WCAG, from 1 to 21. */
  | { kind: 'contrast'; ratio: number }
  /** A share of the circle of hues, red is 0; null for a gray. */
  | { kind: 'hue'; hue01: number | null }

/** One of several values of an answer. */
export interface Line {
  value: string
  /** A unit or a code. */
  unit: string
}

/** One reading of a question, and what comes of it. */
export interface Answer {
  /** The question as it was understood: `5 kg =`. */
  title: string
  value: string
  /** Smaller, behind the value: a unit or a code. */
  unit?: string
  /** What Copy takes; null: there is nothing to copy. */
  copy: string | null
  /** How numbers were read, how old rates are, what was left out. */
  notes: readonly string[]
  /** What must not be overlooked: rates that are old. */
  warning?: string
  /** The value and what else is usual, where nothing was asked for: the same in several units. */
  lines?: readonly Line[]
  swatch?: HexColor
  /** Colors that belong together. */
  swatches?: readonly HexColor[]
  /** How a text looks on its background, both as they are seen; the first note is how it can be read. */
  sample?: { text: HexColor; background: HexColor }
  /** For the scale; none: that of a number or a color, as the value is one. */
  measure?: Measure
  /**
   * How the tool's page opens with it filled in: by the fragment of its address, or, what must not stand in an
   * address, by a text handed over in memory, or by both. Null: as it is.
   */
  opening: { fragment: string; text?: string } | { text: string } | null
  /** For what can be started at once: the text by which its page does so, handed over in memory. */
  start?: string
  /**
   * What the tool makes of it in the window, by a text for its `live/view.tsx`. The text lives in memory alone and may be
   * that of the opening.
   */
  madeFrom?: string
  /** What is done with it where its page has nothing to show for it: it is copied, or drawn again at random. */
  act?: 'copy' | 'draw'
  /** It takes any text, as a code does: what is found by the same words comes before it. */
  isAnyText?: boolean
  /** 0: a sure reading of the question. 1: one of several. 2: a less likely one. */
  rank: 0 | 1 | 2
}

export interface Answers {
  answers: readonly Answer[]
  /** Why the tool has no answer to what is surely its question; null: it is not, or it has. */
  problem: string | null
  /** How the tool's page opens with a question that it can answer, and the box cannot. */
  pageOnly?: { fragment: string }
  /** The extra that the question surely asks for, by its id, and the text that its tool gets with it. */
  suggestion?: { extra: string; text: string }
}

/** What answers depend on beside the question. */
export interface AnswerContext {
  /** BCP 47; undefined: the one of the browser. */
  locale: string | undefined
  /** Wall clock, in ms since 1970. */
  nowMs: number
  /** The tool's `AnswerSource`, as far as it is there. */
  source: SourceTexts
  /** Gives the same bits each time that a question is answered, until it is drawn again. */
  random: FillRandom
  /** The question as titles repeat it, where it was typed in other words; else undefined. */
  shown?: string | undefined
}

export interface SourceTexts {
  state: 'none' | 'ready' | 'failed'
  /** Parsed JSON of this device's storage; null: nothing kept. */
  kept: unknown
  /** What this device keeps of the tool's settings, as parsed JSON; null: nothing. */
  settings?: unknown
  /** The file's text; null: not there. */
  shipped: string | null
}

/** Data that a tool's answers need; it is loaded with the first question that may be one of the tool's. */
export interface AnswerSource {
  /** The key of local storage, without the site's prefix, that has what this device has kept. */
  keptKey: string
  /** The key of the tool's settings, where its answers go by them. */
  settingsKey?: string
  /** The address of a file of this site. */
  url: string
}

/** `answer.ts` of a tool; the box finds it by its name, as the application finds pages. */
export interface AnswerModule {
  /** @param question trimmed, not empty, 300 characters at most but for a text of which the tool says that it has it */
  answer: (question: string, context: AnswerContext) => Answers
  SOURCE?: AnswerSource
}

/** `QUESTION` in `question.ts` of a tool. Its names and the examples of what can be asked are words: `question.en.ts`. */
export interface QuestionModule {
  /** Other names of the tool. */
  aliases: readonly string[]
  /** False where the question is surely not one for the tool, whose answers are then not looked for. */
  mayAnswer: (question: string) => boolean
  /** Whether the question is surely one for the tool, with a text in it that may be longer than questions are. */
  hasText?: (question: string) => boolean
}
