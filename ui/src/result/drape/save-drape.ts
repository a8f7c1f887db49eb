import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { newCanvas } from './drape-kit.js'
import { paintDrape, paintSplit } from './paint-drape.js'
import { drawKit, widths } from './prepare-kit.js'
import type { Drape } from './use-drape.js'

const quality = 0.92

/** Draws what the draping shows as a picture to save; null if the browser fails. */
export const drapePicture = async (
  photo: KeptPhoto,
  { isSplit, split, wear, avoid, colour }: Drape,
): Promise<File | null> => {
  try {
    const kit = await drawKit(photo, widths.saved)
    const { canvas, context } = newCanvas(kit.width, kit.height)
    if (isSplit) paintSplit(context, kit, [wear.colour, avoid.colour], split / 100)
    else paintDrape(context, kit, colour.colour)
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    )
    const name = isSplit ? `${wear.id}-${avoid.id}` : colour.id
    return blob === null ? null : new File([blob], `kaoiro-${name}.jpg`, { type: 'image/jpeg' })
  } catch {
    return null
  }
}
