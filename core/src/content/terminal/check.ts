import type { Orientation } from '../../photo/jpeg/orientation.js'
import type { FaceCheckTexts } from './face-check.js'
import type { PhotoTexts } from './photos.js'
import type { ProgressTexts } from './progress.js'
import type { SourceTexts } from './sources.js'

/** Texts of `check`. */
export interface CheckTexts {
  readonly type: string
  readonly size: string
  readonly sentAs: string
  readonly orientation: string
  readonly orientations: Readonly<Record<Orientation, string>>
  readonly profile: string
  readonly noProfile: string
  readonly unnamed: string
  readonly uses: Readonly<Record<'srgb' | 'converted' | 'unused', (name: string) => string>>
  readonly lights: string
  readonly shadows: string
  readonly clipped: string
  readonly warmth: string
  readonly greenness: string
  readonly sharpness: string
  readonly min: (bound: string) => string
  readonly max: (bound: string) => string
  readonly between: (min: number, max: number) => string
  readonly good: string
  /** If no face was looked for. */
  readonly goodWithoutFaces: string
  readonly facesNotLookedFor: string
  readonly faces: FaceCheckTexts
  readonly photos: PhotoTexts
  readonly progress: ProgressTexts
  readonly sources: SourceTexts
}
