import { create, type StateCreator } from 'zustand'
import { fileSaver } from '#lib/file-saver'
import { downloadFile } from '#platform/download'
import type { QrSettings } from '../../domain/settings'
import { LONG_CALL, logFailure, type QrFailure } from '../../effects'
import { qrWorker } from '../../worker-client'
import { currentImage, useQr } from '../../state'
import { readSizeMm, type VectorFile, type VectorFileKind } from './domain'

interface FilesState {
  /** Side in millimetres as typed. */
  sizeText: string
  /** What the last file is that is not finished. */
  making: VectorFileKind | null
  /** The last file could not be made or saved. */
  failed: boolean
  typeSize: (text: string) => void
  /** Saves the present code; does nothing while there is none, or no size. */
  save: (kind: VectorFileKind) => Promise<void>
}

const FILES: Record<VectorFileKind, { name: string; type: string }> = {
  svg: { name: 'qrcode.svg', type: 'image/svg+xml' },
  pdf: { name: 'qrcode.pdf', type: 'application/pdf' },
  sheet: { name: 'qrcode-sheet.pdf', type: 'application/pdf' },
}

const browser = {
  drawVectorFile: (settings: QrSettings, file: VectorFile) =>
    qrWorker.call((work) => work.drawVectorFile(settings, file), LONG_CALL),
}

export type FilesDeps = typeof browser

export const filesState =
  (on: FilesDeps, codes: Pick<typeof useQr, 'getState'> = useQr): StateCreator<FilesState> =>
  (set, get) => {
    const saver = fileSaver<{ settings: QrSettings } & VectorFile, QrFailure>({
      make: ({ settings, ...file }) => on.drawVectorFile(settings, file),
      fileOf: ({ kind }) => FILES[kind],
      onFailure: logFailure,
      onChange: (making, failed) => set({ making: making?.kind ?? null, failed }),
    })
    return {
      sizeText: '50',
      making: null,
      failed: false,
      typeSize: (sizeText) => set({ sizeText, failed: false }),
      async save(kind) {
        const { settings } = codes.getState()
        const sizeMm = readSizeMm(get().sizeText)
        if (sizeMm === null || !currentImage(codes.getState())) return
        await saver.save({ settings, kind, sizeMm }, downloadFile)
      },
    }
  }

export const useFiles = create(filesState(browser))
