import { fileKindOf, type FileKind } from '#lib/file-kind'
import { handedFile } from '#platform/handed-file'
import { logError } from '#platform/log'
import { unfold } from '#platform/unfolded'
import { TOOLS } from '../../tools/registry'
import type { Tool } from '../../tools/tool'
import { askServiceWorker } from '../pwa/ask-service-worker'
import { loadOpening } from '../tool-pages'
import { NOT_ARRIVED, ONLY_LINK, UNKNOWN_FILE } from './received.en'

type Fields = readonly (readonly [name: string, value: string | File])[]

/** A worker that has just been started answers at once. */
const WORKER_LIMIT_MS = 5000

async function takeShared(): Promise<unknown> {
  const worker = navigator.serviceWorker?.controller
  return worker ? askServiceWorker(worker, 'give-shared', WORKER_LIMIT_MS) : null
}

declare global {
  interface Window {
    /** Only browsers that open files with an installed site have it. */
    launchQueue?: {
      setConsumer(
        consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void,
      ): void
    }
  }
}

/** What receiving uses of the browser; a parameter for the tests. */
export const browser = { takeShared, loadOpening }

const isField = (entry: unknown): entry is Fields[number] =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  typeof entry[0] === 'string' &&
  (typeof entry[1] === 'string' || entry[1] instanceof File)

const readFields = (answer: unknown): Fields =>
  Array.isArray(answer) && answer.every(isField) ? answer : []

/**
 * The text of what was shared, and the whole of it, which is longer where words stand before one link: apps put the
 * title of a page there, and a code is to open the page.
 */
export function readSharedText(fields: Fields): { text: string; whole: string } {
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) => {
    const value = fields.find(([field]) => field === name)?.[1]
    return typeof value === 'string' ? value.trim() : ''
  })
  const parts = text.includes(url) ? [text] : [text, url]
  const whole = parts.filter(Boolean).join('\n') || title
  const links = whole.split(/\s+/).filter((word) => /^https?:\/\/[^/]/i.test(word))
  const [link] = links
  return { text: links.length === 1 && link && whole.endsWith(link) ? link : whole, whole }
}

interface Received {
  file: File
  kind: FileKind
  count: number
}

/**
 * By the id of the tool, the extra that opens files of a kind; no two of one name. Here and not in the tools' data, which
 * every page loads.
 */
export const OPENED_BY: Readonly<Record<FileKind, Readonly<Record<string, string>>>> = {
  picture: { 'qr-generator': 'read', 'color-picker': 'picture' },
  table: { 'qr-generator': 'batch', 'unit-converter': 'column' },
}

/** The element in the panel of the extra that takes files opens it, as soon as it is there. */
function hand(tool: Tool, received: Received, go: (path: string) => unknown): void {
  const { kind, file, count } = received
  const extras = OPENED_BY[kind]
  const extra = extras[tool.id]
  if (extra === undefined) return
  const others = TOOLS.filter((other) => other !== tool && other.id in extras)
  handedFile.setState({
    extra,
    file,
    count,
    isTaken: false,
    others: others.map((other) => ({
      title: other.title,
      open() {
        hand(other, received, go)
        go(other.link)
      },
    })),
  })
  unfold(tool.id, [extra], 'address')
}

function openFiles(
  tool: Tool,
  files: readonly File[],
  go: (path: string) => unknown,
): string | null {
  for (const file of files) {
    const kind = fileKindOf(file)
    if (!kind || !(tool.id in OPENED_BY[kind])) continue
    hand(tool, { file, kind, count: files.length }, go)
    return null
  }
  return UNKNOWN_FILE
}

/** The mark in the address has done its work: a reload is to ask for nothing again. */
const dropFragment = () =>
  history.replaceState(history.state, '', window.location.pathname + window.location.search)

/**
 * Opens what another app has shared with the site, which the service worker holds.
 * @returns a note for the page; null: none is needed
 */
export async function receiveShared(
  tool: Tool,
  go: (path: string) => unknown,
  on = browser,
): Promise<string | null> {
  // First: where its code does not come nothing is lost.
  const opening = await on.loadOpening(tool)
  const fields = readFields(await on.takeShared())
  dropFragment()
  const files = fields.map(([, value]) => value).filter((value) => typeof value !== 'string')
  if (files.length > 0) return openFiles(tool, files, go)
  const { text, whole } = readSharedText(fields)
  if (text === '') return NOT_ARRIVED
  if (text !== whole) opening?.openText?.(whole)
  opening?.openText?.(text)
  return text === whole ? null : ONLY_LINK
}

/** Opens the files with which the system has started the installed site, and those of later starts. */
export function receiveLaunched(tool: Tool, go: (path: string) => unknown): null {
  dropFragment()
  window.launchQueue?.setConsumer(({ files }) => {
    // A later start has put it there again; that of a shortcut has an address of its own.
    if (files.length > 0) dropFragment()
    Promise.all(files.map((file) => file.getFile())).then(
      (read) => openFiles(tool, read, go),
      (error: unknown) => logError('Opening a file', error),
    )
  })
  return null
}
