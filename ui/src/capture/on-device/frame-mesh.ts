import * as O from 'fp-ts/lib/Option.js'
import type { FrameMeasures } from '@kaoiro/analyser/guide'
import type { Pixels } from '@kaoiro/core/photo'
import { locateOnDevice, openDeviceAnalyser } from '../../device/device-analyser.js'
import { currentPlace } from '../../device/place.js'

/** Loads the landmark model for a photo that will be analysed here. Not for each frame, or a failure would repeat with each. */
export function openMesh(): void {
  if (currentPlace() === 'device') openDeviceAnalyser()
}

/** The measures of a frame with the face's place by the landmark model, which is more exact, as soon as the model is loaded. */
export async function withMesh(measures: FrameMeasures, frame: Pixels): Promise<FrameMeasures> {
  const located = await locateOnDevice(frame)
  return O.isSome(located) ? { ...measures, face: located.value } : measures
}
