import { ok, type Result } from '#lib/result'
import type { FillRandom } from '#lib/uniform'
import { pageLocale } from '#lib/page-locale'
import type { AnswerContext, SourceTexts } from '../tools/answer'
import type { ToolName } from '../tools/tool'
import { POPULAR_ENTRIES } from './entries'
import { ANSWERS } from './questions'
import { readingsOf } from './readings'
import { replyTo, toolsFor } from './reply'
import type { AnswerRequest, Cloneable, Reply } from './row'
import { plainReply, rowOf } from './rows'
import { NO_ANSWER } from './texts.en'

interface Browser {
  /** Fills words with secure random bits; throws where there are none. */
  fillRandom: FillRandom
  /** The text of a file of this site; null where it does not come. */
  fetchText: (address: string) => Promise<string | null>
  isOnline: () => boolean
}

/** What a tool has of its data, and the box and the question for which it was last asked for. */
interface Source extends SourceTexts {
  visit: number
  question: string
}

const keysOf = ({ id }: ToolName) => {
  const { keptKey = '', settingsKey = '' } = ANSWERS.get(id)?.SOURCE ?? {}
  return { keptKey, settingsKey }
}

const NONE: SourceTexts = { state: 'none', kept: null, shipped: null }

/** Fills words with the same bits at each call: what is drawn by them stays until another source is made. */
function sameBits(fill: FillRandom): FillRandom {
  let drawn: Uint32Array<ArrayBuffer> | undefined
  return (words) => {
    if (!drawn) fill((drawn = new Uint32Array(words.length)))
    words.set(drawn)
  }
}

/** What answers the questions of the box: it takes and gives plain data, and keeps what tools have fetched. */
export function createAnswersWorker({ fillRandom, fetchText, isOnline }: Browser) {
  const sources = new Map<string, Source>()
  let drawn = { key: '', random: fillRandom }

  /** The random bits for dice, coins, numbers and UUIDs alone: passwords are made by their generator's own worker. */
  function randomFor({ question, draw, visit }: AnswerRequest): FillRandom {
    const key = `${visit} ${draw} ${question}`
    if (drawn.key !== key) drawn = { key, random: sameBits(fillRandom) }
    return drawn.random
  }
  /** The tools that still need data for a question of this visit. */
  function missingFor({
    question,
    visit,
  }: Pick<AnswerRequest, 'question' | 'visit'>): readonly ToolName[] {
    const tools = readingsOf(question).flatMap((reading) => toolsFor(reading.question))
    return [...new Set(tools)].filter(({ id }) => {
      const known = sources.get(id)
      // A file that did not come is fetched again with the next question, once the device is connected.
      const isKnown =
        known?.visit === visit &&
        (known.state === 'ready' || known.question === question || !isOnline())
      return ANSWERS.get(id)?.SOURCE && !isKnown
    })
  }

  return {
    /** What all tools make of a question; for an empty one what many visitors look for. */
    async ask(request: AnswerRequest): Promise<Result<Cloneable<Reply>, never>> {
      const { question, nowMs } = request
      const random = randomFor(request)
      const contextOf = ({ id }: ToolName): AnswerContext => ({
        locale: pageLocale(),
        nowMs,
        source: sources.get(id) ?? NONE,
        random,
      })
      const missing = missingFor(request)
      const reply = plainReply(replyTo(question, contextOf), question)
      const isOpen = missing.length > 0
      return ok({
        ...reply,
        ...(question.trim() === '' && { rows: POPULAR_ENTRIES.map((one) => rowOf(one, '')) }),
        // Until all data has come there may be an answer still; what a tool refuses it will refuse then too.
        ...(isOpen && {
          problem: reply.problem === NO_ANSWER ? null : reply.problem,
          nearest: [],
          offersQuestions: false,
        }),
        needs: missing.flatMap((tool) => Object.values(keysOf(tool)).filter(Boolean)),
      })
    },
    /**
     * Fetches what a question needs.
     * @param kept what this device has kept, by the keys that the reply named
     */
    async supply(
      { question, visit }: Pick<AnswerRequest, 'question' | 'visit'>,
      kept: Readonly<Record<string, unknown>>,
    ): Promise<Result<null, never>> {
      await Promise.all(
        missingFor({ question, visit }).map(async (tool) => {
          const address = ANSWERS.get(tool.id)?.SOURCE?.url ?? ''
          const shipped = sources.get(tool.id)?.shipped ?? (await fetchText(address))
          const state = shipped === null ? 'failed' : 'ready'
          const { keptKey, settingsKey } = keysOf(tool)
          const own = { kept: kept[keptKey] ?? null, settings: kept[settingsKey] ?? null }
          sources.set(tool.id, { state, ...own, shipped, visit, question })
        }),
      )
      return ok(null)
    },
  }
}

export type AnswersWorker = ReturnType<typeof createAnswersWorker>
