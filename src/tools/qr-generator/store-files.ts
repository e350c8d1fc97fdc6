import type { StateCreator } from 'zustand'
import { copyPng } from '../../platform/clipboard-image'
import { downloadFile } from '../../platform/download'
import { logError } from '../../platform/log'
import { create } from '../../platform/view-store'
import { drawFile } from './client'
import { readSizeMm } from './domain/typed-number'
import type { ShapeFileKind } from './domain/files'
import { currentImage, useQr } from './store'

const FILES: Record<ShapeFileKind, { name: string; type: string }> = {
  svg: { name: 'qrcode.svg', type: 'image/svg+xml' },
  pdf: { name: 'qrcode.pdf', type: 'application/pdf' },
  sheet: { name: 'qrcode-sheet.pdf', type: 'application/pdf' },
}

interface FilesState {
  /** Side in millimetres as typed. */
  sizeText: string
  making: ShapeFileKind | null
  /** The last file could not be made or saved. */
  failed: boolean
  typeSize: (text: string) => void
  /** Saves the present code; does nothing while there is none, or no size. */
  save: (kind: ShapeFileKind) => Promise<void>
  /** Copies the present picture; false if there is none, or the browser does not let us. */
  copy: () => Promise<boolean>
}

/** The PNG of a data URL. The security policy lets nothing fetch one. */
const bytesOf = (pngUrl: string) =>
  Uint8Array.from(atob(pngUrl.slice(pngUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))

export const filesState =
  (codes: Pick<typeof useQr, 'getState'>, draw: typeof drawFile): StateCreator<FilesState> =>
  (set, get) => ({
    sizeText: '50',
    making: null,
    failed: false,
    typeSize: (sizeText) => set({ sizeText, failed: false }),
    async save(kind) {
      const sizeMm = readSizeMm(get().sizeText)
      if (sizeMm === null || !currentImage(codes.getState()) || get().making) return
      const { settings } = codes.getState()
      set({ making: kind, failed: false })
      const file = await draw(settings, { kind, sizeMm })
      set({ making: null })
      // Made of older settings than those on screen.
      if (codes.getState().settings !== settings) return
      if (!file.ok) logError('QR code', `no ${kind} file: ${file.error.code}`)
      const { type, name } = FILES[kind]
      set({ failed: !(file.ok && downloadFile([file.value], type, name)) })
    },
    async copy() {
      const image = currentImage(codes.getState())
      return image !== null && copyPng(bytesOf(image.pngUrl))
    },
  })

export const useFiles = create(filesState(useQr, drawFile))
