import type { QrSettings } from '../domain/settings'
import { browser, callOptions } from '../effects'
import { qrWorker } from '../worker-client'

const { makePng, downloadFile, shareFile, copyPng } = browser

/** What the answer in the box's window needs of the browser; a parameter for the tests. */
export const windowBrowser = {
  makePreview: (settings: QrSettings) =>
    qrWorker.call((work) => work.makePreview(settings), callOptions(settings)),
  makePng,
  downloadFile,
  shareFile,
  copyPng,
}

export type WindowBrowser = typeof windowBrowser
