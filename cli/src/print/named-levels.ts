import type { FaceTypeAnalysis, Trait } from '@kaoiro/core/diagnosis'

/**
 * The levels of a result by name, counted from 1 as in the answers of the service: of five for face line, eyebrow angle
 * and eye length, of three for mouth width and nose ratio.
 */
export const namedLevels = ([
  faceLine,
  eyebrowAngle,
  eyeVerticalLength,
  mouthWidth,
  noseRatio,
]: FaceTypeAnalysis): Readonly<Record<Trait, number>> => ({
  faceLine: faceLine + 1,
  eyebrowAngle: eyebrowAngle + 1,
  eyeVerticalLength: eyeVerticalLength + 1,
  mouthWidth: mouthWidth + 1,
  noseRatio: noseRatio + 1,
})
