import { eyeWhitePlaces } from '@kaoiro/core/analysis/colour/eye-white'
import { hairPlaces } from '@kaoiro/core/analysis/colour/hair-sample'
import { irisPlaces, lipPlaces } from '@kaoiro/core/analysis/colour/iris-and-lips'
import { skinPlaces } from '@kaoiro/core/analysis/colour/skin-sample'
import { faceView } from '@kaoiro/core/analysis/face/head-frame'
import { jawContour } from '@kaoiro/core/analysis/face/jaw-contour'
import type { Landmarks } from '@kaoiro/core/analysis/face/landmarks'
import { faceWidth, irisRadius, pointAt } from '@kaoiro/core/analysis/face/landmarks'
import { mesh } from '@kaoiro/core/analysis/face/mesh'
import { samplerOf } from '@kaoiro/core/analysis/face/sampler'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import type { Point } from '../../pixels/guided.js'

interface Circle extends Point {
  readonly radius: number
}

/** Where the analysis looked, in the photo's own pixels. */
export interface Marks {
  readonly mesh: ReadonlyArray<Point>
  /** The edge of the face as the pixels have it. */
  readonly contour: ReadonlyArray<Point>
  readonly irises: ReadonlyArray<Circle>
  /** Where colours were read, by what they were read for. */
  readonly samples: Readonly<Record<string, ReadonlyArray<Point>>>
}

/** By the functions of the analysis themselves: what is drawn is what was looked at. */
export const marksIn = (pixels: Pixels, face: Landmarks): Marks => {
  const view = faceView(samplerOf(pixels), face)
  return {
    mesh: face,
    contour: jawContour(view).map(({ x, y }) => view.frame.toPicture(x, y)),
    irises: [mesh.irisLeft, mesh.irisRight].map((iris) => ({
      ...pointAt(face, iris),
      radius: irisRadius * faceWidth(face),
    })),
    samples: {
      skin: skinPlaces(face),
      white: eyeWhitePlaces(face),
      hair: hairPlaces(face),
      iris: irisPlaces(face),
      lips: lipPlaces(face),
    },
  }
}
