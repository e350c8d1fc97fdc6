import type { StateCreator } from 'zustand'
import { copyPng } from '#platform/clipboard-image'
import { create } from '#platform/view-store'
import { makeFile } from '../../effects'
import { readSizeMm } from '../../domain/typed-number'
import type { ShapeFileKind } from './domain'
import type { QrSettings } from '../../domain/settings'
import { currentImage, saveFile, useQr } from '../../state'

interface FilesState {
  /** Side in millimetres as typed. */
  sizeText: string
  /** What the last file is that is not finished. */
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
  (codes: Pick<typeof useQr, 'getState'>, make: typeof makeFile): StateCreator<FilesState> =>
  (set, get) => {
    /** What the last file is made of. */
    let last: { settings: QrSettings; kind: ShapeFileKind; sizeMm: number } | undefined
    return {
      sizeText: '50',
      making: null,
      failed: false,
      typeSize: (sizeText) => set({ sizeText, failed: false }),
      async save(kind) {
        const { settings } = codes.getState()
        const sizeMm = readSizeMm(get().sizeText)
        if (sizeMm === null || !currentImage(codes.getState())) return
        const isSame = last?.settings === settings && last.kind === kind && last.sizeMm === sizeMm
        if (isSame && get().making) return
        const own = { settings, kind, sizeMm }
        last = own
        set({ making: kind, failed: false })
        const isSaved = await saveFile(settings, make, { kind, sizeMm })
        if (last === own) set({ making: null })
        if (!isSaved) set({ failed: true })
      },
      async copy() {
        const image = currentImage(codes.getState())
        return image !== null && copyPng(bytesOf(image.pngUrl))
      },
    }
  }

export const useFiles = create(filesState(useQr, makeFile))
