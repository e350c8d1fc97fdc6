import { ok, type Result } from '../../../lib/result'
import type { QrError } from './errors'
import type { Placed } from './scene'
import { pictureObjects, sceneContent, shading } from './scene-pdf'
import type { QrSettings } from './settings'
import { paintingOf, sketch, type Sketch } from './sketch'
import type { Adapters } from './adapters'

/** What the codes of one span need beyond paths; they are alike, since only their modules differ. */
export interface LabelResources {
  /** Ends the names of the shading and of the pictures in what draws the codes. */
  suffix: string
  shading: string
  /** Two objects each: see `pictureObjects`. */
  pictures: readonly (readonly [colors: string, opacity: string])[]
}

export interface LabelCode {
  /** Side in modules. */
  span: number
  /** What draws the code, in modules. */
  content: string
  resources: LabelResources
}

/** Of the caption of a frame: about 400 dots an inch on the largest labels. */
const CAPTION_WIDTH_PX = 600

/** Draws the codes of labels, all with the same settings but for their text. */
export function labelCodes(settings: QrSettings, { deflate, drawCaption }: Adapters) {
  const bySpan = new Map<number, { placed: readonly Placed[]; resources: LabelResources }>()

  /** The pictures are compressed once for all codes of one span. */
  async function picturesOf(drawing: Sketch) {
    const { scene, paints } = drawing
    const known = bySpan.get(scene.span)
    if (known) return known
    const modulePx = Math.ceil(CAPTION_WIDTH_PX / scene.span)
    const { placed } = paintingOf(drawing, modulePx, drawCaption)
    const objects = placed.map(({ picture }) => pictureObjects(picture, deflate))
    const resources = {
      suffix: `-${scene.span}`,
      shading: shading(scene.span, paints),
      pictures: await Promise.all(objects),
    }
    bySpan.set(scene.span, { placed, resources })
    return { placed, resources }
  }
  /** The code of a text, or why there is none. */
  return async (text: string): Promise<Result<LabelCode, QrError>> => {
    const drawing = sketch({ ...settings, text })
    if (!drawing.ok) return drawing
    const { placed, resources } = await picturesOf(drawing.value)
    const content = sceneContent({ ...drawing.value, placed }, resources.suffix)
    return ok({ span: drawing.value.scene.span, content, resources })
  }
}
