import { useEffect, useMemo, useState } from 'react'
import { sameRandomWords } from '#platform/random-words'
import { readLocal } from '#platform/storage'
import type { AnswerSource, SourceTexts } from '../../tools/answer'
import { TOOLS } from '../../tools/registry'
import type { Tool } from '../../tools/tool'
import { ENTRIES } from './entries'
import { QUESTIONS, useModules } from './modules'
import { askedIn } from '#lib/question/asked-in'
import { replyTo, type AnswerModules, type Reply } from './reply'
import { NO_ANSWER, NOT_LOADED } from './texts.en'

const NONE: SourceTexts = { state: 'none', kept: null, shipped: null }

const LIMIT_MS = 8000

/** What this device has kept, and the file of the site; what is kept serves also without the file. */
async function load({ keptKey, url }: AnswerSource): Promise<SourceTexts> {
  const kept = readLocal<unknown>(keptKey, (value) => value)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })
    if (response.ok) return { state: 'ready', kept, shipped: await response.text() }
  } catch {
    // There is no network and the file was not kept, or it is too slow.
  }
  return { state: 'failed', kept, shipped: null }
}

/** The data of a tool, and the question for which it was last fetched. */
interface Fetched extends SourceTexts {
  question: string
}

/** The data of the tools that are loaded, by the tool's id. */
function useSources(modules: AnswerModules, question: string): ReadonlyMap<string, SourceTexts> {
  const [sources, setSources] = useState<ReadonlyMap<string, Fetched>>(new Map())
  useEffect(() => {
    for (const [id, { SOURCE }] of modules) {
      const known = sources.get(id)
      // A file that did not come is fetched again with the next question.
      const isKnown = known && (known.state !== 'failed' || known.question === question)
      if (!SOURCE || isKnown || !QUESTIONS.get(id)?.mayAsk(question)) continue
      const put = (texts: SourceTexts) =>
        setSources((others) => new Map(others).set(id, { ...texts, question }))
      put({ ...(known ?? NONE), state: 'loading' })
      void load(SOURCE).then(put)
    }
  }, [modules, question, sources])
  return sources
}

/** Why questions have no answer comes with the first one that has none. */
const noReason: (question: string) => string | null = () => null

/**
 * What the tools answer, at each key, and whether all code that may answer has come or failed.
 * @param nowMs wall clock when it was asked
 * @param turn differs each time that something is to be drawn again
 */
export function useReply(question: string, nowMs: number, turn: number) {
  const asked = askedIn(question)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each question, and each time that it is drawn again, has its own
  const random = useMemo(sameRandomWords, [question, turn])
  const { modules, state } = useModules(asked)
  const sources = useSources(modules, asked)
  // Until the data has come too, the reasons of other tools for no answer are held back.
  const isWaiting = [...modules].some(([id, { SOURCE }]) => {
    const come = sources.get(id)?.state
    return SOURCE && QUESTIONS.get(id)?.mayAsk(asked) && come !== 'ready' && come !== 'failed'
  })
  const [reasonFor, setReasonFor] = useState(() => noReason)
  const reply = useMemo((): Reply => {
    const contextOf = ({ id }: Tool) => ({
      locale: undefined,
      nowMs,
      source: sources.get(id) ?? NONE,
      random,
    })
    const respondents = {
      tools: TOOLS,
      questions: QUESTIONS,
      entries: ENTRIES,
      modules,
      contextOf,
      reasonFor,
    }
    const newest = replyTo(question, respondents)
    if ((state === 'ready' && !isWaiting) || newest.problem === null) return newest
    return { ...newest, nearest: [], problem: state === 'failed' ? NOT_LOADED : null }
  }, [question, nowMs, modules, state, sources, isWaiting, random, reasonFor])
  const isUnknown = reply.problem === NO_ANSWER
  useEffect(() => {
    if (!isUnknown) return
    // Without a network the question has no answer anyway.
    import('./reasons.en').then((reasons) => setReasonFor(() => reasons.reasonFor), noReason)
  }, [isUnknown])
  return { reply, isComplete: state !== 'loading' }
}
