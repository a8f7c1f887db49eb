import * as O from 'fp-ts/lib/Option.js'
import type { Pixels } from '../photo/pixels.js'
import { eyeWhite } from './eye-white.js'
import { hairSample } from './hair-sample.js'
import { faceView } from './head-frame.js'
import type { Iris } from './iris.js'
import { irisesIn } from './iris.js'
import { irisSample } from './iris-sample.js'
import type { Lab } from './lab.js'
import type { Landmarks } from './landmarks.js'
import type { LightLog } from './light-log.js'
import { labOfLight, medianLight, without } from './light-log.js'
import { samplerOf } from './sampler.js'
import { sceneLight } from './scene-light.js'
import { skinSample, withRedRestored } from './skin-sample.js'
import { surroundings } from './surroundings.js'

/** The three colours that a season is read from, as they would be by a neutral light. */
export interface FaceColours {
  readonly skin: Lab
  readonly hair: Lab
  readonly iris: Lab
}

/** Hair or iris out of sight count as dark and neutral. */
const unseen: Lab = { l: 20, a: 0, b: 0 }

/**
 * None where a face has no skin in the photo.
 *
 * @param irises both, in the coordinates of the face's `headFrame`, where they are known already
 */
export const coloursOf = (
  pixels: Pixels,
  landmarks: Landmarks,
  irises?: ReadonlyArray<Iris>,
): O.Option<FaceColours> => {
  const skin = skinSample(pixels, landmarks)
  if (skin === undefined) return O.none
  const view = faceView(samplerOf(pixels), landmarks)
  const both = irises ?? irisesIn(view)
  const { all, besideHead } = surroundings(pixels, view.frame)
  const eyes = both.flatMap((iris) => eyeWhite(pixels, view.frame, iris) ?? [])
  const light = sceneLight(eyes, all)
  const background = besideHead.length === 0 ? undefined : medianLight(besideHead)
  const seen = (colour: LightLog | undefined): Lab =>
    colour === undefined ? unseen : labOfLight(without(light, colour))
  return O.some({
    skin: labOfLight(withRedRestored(without(light, skin), skin)),
    hair: seen(hairSample(pixels, landmarks, skin, background)),
    iris: seen(irisSample(pixels, view.frame, both)),
  })
}
