import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import { findHairline } from '@kaoiro/core/analysis/face/find-hairline'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { pointAt, meanHairlinePoint } from '@kaoiro/core/analysis/face/landmarks'
import { mesh } from '@kaoiro/core/analysis/face/mesh'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { Point } from '../pixels/guided.js'

/** Where the hairline guide is put on a photo that came without one. */
export interface PlacedGuide {
  readonly point: Point
  /** Whether the pixels told where the hair begins; where they do not, the mesh says where it usually does. */
  readonly isTold: boolean
}

/** Where a line across the picture crosses the face's own axis. */
const crossing = (face: Landmarks, y: number): Point => {
  const [chin, top] = [pointAt(face, mesh.chin), pointAt(face, mesh.foreheadTop)]
  return { x: chin.x + ((top.x - chin.x) * (chin.y - y)) / (chin.y - top.y), y }
}

/** The guide as a visitor would set it, looking for where the hair begins. */
export const guideOn = (pixels: Pixels, face: Landmarks): PlacedGuide =>
  pipe(
    findHairline(pixels, face),
    O.match(
      (): PlacedGuide => ({ point: meanHairlinePoint(face), isTold: false }),
      (hairline) => ({ point: crossing(face, (hairline / 100) * pixels.height), isTold: true }),
    ),
  )
