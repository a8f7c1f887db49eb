import * as O from 'fp-ts/lib/Option.js'
import type { FrameMeasures } from '@kaoiro/core/photo/guide/frame-measures'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import { locateOnDevice, openDeviceAnalyser } from '../../device/device-analyser.js'
import { currentPlace } from '../../device/place.js'

/**
 * The measures of a frame with the face's place by the landmark model, which is more exact, as soon as the model is loaded.
 * The camera loads it only for a photo that will be analysed here.
 */
export const withMesh = async (measures: FrameMeasures, frame: Pixels): Promise<FrameMeasures> => {
  if (currentPlace() === 'device') openDeviceAnalyser()
  const located = await locateOnDevice(frame)
  return O.isSome(located) ? { ...measures, face: located.value } : measures
}
