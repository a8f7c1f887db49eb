import { useEffect, useState } from 'react'
import type { SeenColours } from '@kaoiro/drawing/own-colours'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { useKeptPhoto } from '../../adapters/kept-photo.js'
import { drawnFile } from '../../adapters/canvas.js'

/** The colours of each kept photo; forgotten with it. */
const known = new WeakMap<KeptPhoto, Promise<SeenColours | null>>()

const read = async ({ photo, features }: KeptPhoto): Promise<SeenColours | null> => {
  if (features === undefined) return null
  const { seeColours } = await import('@kaoiro/drawing/own-colours')
  return drawnFile(new Blob([photo], { type: 'image/jpeg' }), Infinity, (context) =>
    seeColours(context.getImageData(0, 0, context.canvas.width, context.canvas.height), features),
  )
}

/** The colours of the person in a photo; null if they cannot be read. */
export function coloursOf(photo: KeptPhoto): Promise<SeenColours | null> {
  const colours = known.get(photo) ?? read(photo).catch(() => null)
  known.set(photo, colours)
  return colours
}

/** The colours in the photo of the result with this code; null without its photo, and until they are known. */
export function useSeenColours(code: string): SeenColours | null {
  const photo = useKeptPhoto(code)
  const [seen, setSeen] = useState<SeenColours | null>(null)
  useEffect(() => {
    if (photo === null) return undefined
    let isShown = true
    void coloursOf(photo).then((colours) => {
      if (isShown) setSeen(colours)
    })
    return () => {
      isShown = false
    }
  }, [photo])
  return photo === null ? null : seen
}
