import { use, useLayoutEffect, useRef } from 'react'
import type { KeptPhoto } from '../adapters/kept-photo.js'
import { paintPicture, shownKit } from '../result/drape/drape-kit.js'
import type { WornProps } from './drawn.js'
import { Drawn } from './drawn.js'

/** The photo with cloth or make-up in the colour. */
const WornOnPhoto = ({ diagnosis, worn, photo }: WornProps & { readonly photo: KeptPhoto }) => {
  const kit = use(shownKit(photo, diagnosis.gender === 'WOMEN'))
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && kit !== null) paintPicture(context, kit, worn)
  }, [kit, worn])
  if (kit === null) return <Drawn {...{ diagnosis, worn }} />
  return <canvas ref={canvas} width={kit.width} height={kit.height} />
}

export default WornOnPhoto
