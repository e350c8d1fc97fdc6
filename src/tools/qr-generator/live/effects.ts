import type { QrSettings } from '../domain/settings'
import { browser, callOptions } from '../effects'
import { qrWorker } from '../worker-client'

const { makePng, downloadFile, shareFile, copyPng } = browser

/** What the answer in the box's window needs of the browser; a parameter for the tests. */
export const windowBrowser = {
  preview: (settings: QrSettings) =>
    qrWorker.call((work) => work.preview(settings), callOptions(settings)),
  makePng,
  downloadFile,
  shareFile,
  copyPng,
}

export type WindowBrowser = typeof windowBrowser
