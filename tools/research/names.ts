import type { Trait } from '@kaoiro/core/diagnosis'

/** The five traits as reports name them. */
export const traitName: Readonly<Record<Trait, string>> = {
  faceLine: 'face line',
  eyebrowAngle: 'brow',
  eyeVerticalLength: 'eye proportion',
  mouthWidth: 'mouth proportion',
  noseRatio: 'nose proportion',
}

export const genderNames = { WOMEN: 'women', MEN: 'men' } as const
