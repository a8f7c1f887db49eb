import type * as E from 'fp-ts/lib/Either.js'
import type { AcceptedPhoto, Refusal } from '@kaoiro/core/photo/file/accept'
import type { Dimensions } from '@kaoiro/core/photo/raster/pixels'
import type { Orientation } from '@kaoiro/core/photo/jpeg/orientation'
import type { QualityHint, QualityMeasures } from '@kaoiro/core/photo/quality/quality'

const imageEngines = ['auto', 'jimp', 'sharp'] as const

/** What decodes photos; `auto`: sharp if it can be loaded, otherwise jimp. */
export type ImageEngine = (typeof imageEngines)[number]

export const isImageEngine = (name: string | undefined): name is ImageEngine =>
  imageEngines.some((engine) => engine === name)

export type UnusualKind = 'CMYK' | 'arithmetic' | 'lossless' | 'hierarchical' | 'high-precision'

/** Why there is no prepared photo: the file's own fault, or a limit that its decoding met. */
export type PhotoFault =
  | Refusal
  /** It could not be read; `code`: the system's, such as `ENOENT`. */
  | { readonly _tag: 'NotRead'; readonly code: string; readonly detail: string }
  /** A JPEG that few programs read, and not both of ours: refused before one shows it wrong. */
  | { readonly _tag: 'UnusualJpeg'; readonly kind: UnusualKind }
  | { readonly _tag: 'SideTooLong'; readonly pixels: number; readonly max: number }
  | { readonly _tag: 'TookTooLong'; readonly seconds: number }
  | { readonly _tag: 'TookTooMuchMemory'; readonly megabytes: number }

/** A photo's colour profile, by its name ('' if it has none), and how it was used. */
export interface ProfileUsed {
  readonly name: string
  readonly use: 'srgb' | 'converted' | 'unused'
}

export interface PreparedPhoto {
  readonly jpeg: Uint8Array
  readonly type: AcceptedPhoto['type']
  /** Of the file. */
  readonly bytes: number
  /** As it was stored; what is prepared is upright. */
  readonly orientation: Orientation
  /** Upright, as the visitor sees it. */
  readonly original: Dimensions
  readonly prepared: Dimensions
  readonly measures: QualityMeasures
  readonly hints: ReadonlyArray<QualityHint>
  readonly profile: ProfileUsed | null
  readonly engine: Exclude<ImageEngine, 'auto'>
}

/** Prepares photos away from the main thread, each within limits of time and memory. */
export interface Preparation {
  /** Rejects, in words, if the engine cannot be loaded; `prepare` then rejects too. */
  readonly ready: Promise<void>
  /** A file as the photo that is sent: upright, in sRGB, longer side 708, JPEG of quality 0.92. */
  readonly prepare: (file: string) => Promise<E.Either<PhotoFault, PreparedPhoto>>
  readonly close: () => void
}
