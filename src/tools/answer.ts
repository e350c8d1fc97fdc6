import type { HexColor } from '#lib/color'
import type { FillRandom } from '#lib/uniform'

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
  swatch?: HexColor
  /**
   * How the tool's page opens with it filled in: by the fragment of its address, or, what must not stand in an
   * address, by a text handed over in memory, or by both. Null: as it is.
   */
  opening: { fragment: string; text?: string } | { text: string } | null
  /** For what can be started at once: the text by which its page does so, handed over in memory. */
  start?: string
  /** What is done with it where its page has nothing to show for it: it is copied, or drawn again at random. */
  act?: 'copy' | 'draw'
  /** 0: surely meant. 1: one reading of several. 2: less likely. */
  rank: 0 | 1 | 2
}

export interface Answers {
  answers: readonly Answer[]
  /** Why the tool has no answer to what is surely its question; null: it is not, or it has. */
  problem: string | null
  /** How the tool's page opens with a question that is beyond the box, and not beyond the page. */
  beyond?: { fragment: string }
  /** The extra that is surely asked for, by its id, and what the tool is handed over with it. */
  meant?: { extra: string; text: string }
}

/** What answers depend on beside the question. */
export interface AnswerContext {
  /** BCP 47; undefined: the one of the browser. */
  locale: string | undefined
  /** Wall clock, in ms since 1970. */
  nowMs: number
  /** The tool's `AnswerSource`, as far as it is there. */
  source: SourceTexts
  /** The same bits at each reading of a question, until it is drawn again. */
  random: FillRandom
}

export interface SourceTexts {
  state: 'none' | 'loading' | 'ready' | 'failed'
  /** Parsed JSON of this device's storage; null: nothing kept. */
  kept: unknown
  /** The file's text; null: not there. */
  shipped: string | null
}

/** Data that a tool's answers need; it is loaded with the first question that may be one of the tool's. */
export interface AnswerSource {
  /** The key in local storage, without the site's prefix. */
  keptKey: string
  /** The address of a file of this site. */
  url: string
}

/** `answer.ts` of a tool; the application finds it by its name, as it finds pages. */
export interface AnswerModule {
  /** @param question trimmed, not empty, 300 characters at most */
  answer: (question: string, context: AnswerContext) => Answers
  SOURCE?: AnswerSource
}

/** `QUESTION` in `question.ts` of a tool: little, since it comes with the field, before any `answer.ts`. */
export interface QuestionModule {
  /** Questions that show what can be asked. */
  examples: readonly string[]
  /** Other names of the tool, in lower case; none that finds one of its extras alone. */
  aliases: readonly string[]
  /** False where the question is surely not one of the tool's: then its answers need not be loaded. */
  mayAsk: (question: string) => boolean
}

/** One that is surely meant, with its value to copy and nothing to fill in, but for `more`. */
export const plainAnswer = (title: string, value: string, more: Partial<Answer> = {}): Answer => ({
  title,
  value,
  copy: value,
  notes: [],
  opening: null,
  rank: 0,
  ...more,
})

/** The answers of a tool that reads the question in one way. */
export const oneAnswer = (answer: Answer): Answers => ({ answers: [answer], problem: null })

export const NO_ANSWERS: Answers = { answers: [], problem: null }
