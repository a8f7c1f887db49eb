import type { AcceptedPhoto, Orientation, QualityMeasures } from '@kaoiro/analyser/photo'
import type { Refusal, Dimensions, QualityHint, Pixels } from '@kaoiro/core/photo'
import type * as E from 'fp-ts/lib/Either.js'

const imageEngines = ['auto', 'jimp', 'sharp'] as const

/** The image library; `auto`: sharp if it can be loaded, otherwise jimp. */
export type ImageEngine = (typeof imageEngines)[number]

export function isImageEngine(name: string | undefined): name is ImageEngine {
  return imageEngines.some((engine) => engine === name)
}

/** The commands with `--image-engine`, listed here because their declarations are not loaded at the start. */
export const photoCommands: ReadonlyArray<string> = ['diagnose', 'check', 'norms']

export type UnusualKind = 'CMYK' | 'arithmetic' | 'lossless' | 'hierarchical' | 'high-precision'

/** Why a photo could not be prepared: the file is unsuitable, or decoding it exceeded a limit. */
export type PhotoFault =
  | Refusal
  | { readonly _tag: 'EmptyFile' }
  /** `code`: the system's, such as `ENOENT`. */
  | { readonly _tag: 'NotRead'; readonly code: string; readonly detail: string }
  /** A kind of JPEG that the two engines do not both decode correctly. */
  | { readonly _tag: 'UnusualJpeg'; readonly kind: UnusualKind }
  | { readonly _tag: 'SideTooLong'; readonly pixels: number; readonly max: number }
  | { readonly _tag: 'TookTooLong'; readonly seconds: number }
  | { readonly _tag: 'TookTooMuchMemory'; readonly megabytes: number }

/** The name of a photo's colour profile (empty if missing), and how it was used. */
export interface ProfileUsed {
  readonly name: string
  readonly use: 'srgb' | 'converted' | 'unused'
}

export interface PreparedPhoto {
  readonly jpeg: Uint8Array
  readonly type: AcceptedPhoto['type']
  /** Size of the file. */
  readonly bytes: number
  /** Whether the file is complete but for its end marker. */
  readonly lacksEnd: boolean
  /** EXIF orientation of the file; the prepared photo is upright. */
  readonly orientation: Orientation
  /** Size of the upright original. */
  readonly original: Dimensions
  readonly prepared: Dimensions
  readonly measures: QualityMeasures
  readonly hints: ReadonlyArray<QualityHint>
  readonly profile: ProfileUsed | null
  readonly engine: Exclude<ImageEngine, 'auto'>
}

/** Prepares photos on worker threads, each within limits of time and memory. */
export interface Preparation {
  /** Rejects with a message for the user if the engine cannot be loaded; `prepare` then rejects too. */
  readonly ready: Promise<void>
  /**
   * Converts a file to the photo to send: upright, sRGB, longer side 708, JPEG of quality 0.92. Resolves to `BrokenPhoto` if
   * `isStopped` when the file's turn comes.
   */
  readonly prepare: (
    file: string,
    isStopped?: () => boolean,
  ) => Promise<E.Either<PhotoFault, PreparedPhoto>>
  readonly close: () => void
}

/** Stored pixels of a photo, in sRGB on white, and the use of its colour profile. */
export type DecodedPhoto = Pick<PreparedPhoto, 'profile'> & { readonly pixels: Pixels }

/** The port to an image library. Both functions reject on failure. */
export interface PhotoEngine {
  readonly name: PreparedPhoto['engine']
  /** @param size of the result, before it is turned upright */
  readonly decode: (
    bytes: Uint8Array,
    accepted: AcceptedPhoto,
    size: Dimensions,
  ) => Promise<DecodedPhoto>
  /** Encodes a JPEG of quality 0.92 without chroma subsampling. */
  readonly encode: (pixels: Pixels) => Promise<Uint8Array>
}
