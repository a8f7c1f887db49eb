import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { colourProfileOf } from './icc/colour-profile.js'
import type { Dimensions, Pixels } from '@kaoiro/core/photo'
import { dimensionsOf } from './file/dimensions.js'
import { jpegProfileOf } from './icc/jpeg-profile.js'
import { isComplete } from './file/complete.js'

/** A minimal version of the browser's class, for other runtimes: the decoder returns instances of it. */
class ImageData implements Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

/** The part of the decoder that is used here; its own types require the DOM. */
interface Decoder {
  /** Returns null or throws if it cannot decode. */
  readonly decode: (jpeg: ArrayBuffer, preserveOrientation: boolean) => Pixels | null
}

interface DecoderOptions {
  readonly wasmBinary: Uint8Array
  readonly noInitialRun: true
  readonly print: (line: string) => void
  readonly printErr: (line: string) => void
}

/** MozJPEG as WebAssembly: takes a sixth of the time of a decoder in JavaScript. */
const loadDecoder = async (wasmBinary: Uint8Array): Promise<Decoder> => {
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData })
  const { default: load } = (await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js')) as {
    readonly default: (options: DecoderOptions) => Promise<Decoder>
  }
  return load({
    wasmBinary,
    noInitialRun: true,
    // The service reports errors as reasons, so the decoder prints nothing.
    print: () => undefined,
    printErr: () => undefined,
  })
}

/** A prepared photo has at most half a million pixels. */
const maxPixels = 1_000_000

/** The size in the header; `none` if the file is incomplete or has too many pixels to be decoded. */
const sizeOf = (bytes: Uint8Array): O.Option<Dimensions> =>
  isComplete(bytes, 'jpeg')
    ? O.filter(({ width, height }: Dimensions) => width * height <= maxPixels)(dimensionsOf(bytes))
    : O.none

/** Returns null if the file cannot be decoded. */
type Decode = (bytes: Uint8Array) => Promise<Pixels | null>

const decodeOver = (wasmBinary: Uint8Array): Decode => {
  let decoder = loadDecoder(wasmBinary)
  return async (bytes) => {
    // Rejects if the decoder cannot be loaded.
    const { decode } = await decoder
    try {
      // Copied, since the `buffer` of a Node Buffer may also contain other data.
      return decode(Uint8Array.from(bytes).buffer, false)
    } catch {
      // Exceptions leak memory: after about seventy, the decoder would fail. So a new one replaces it.
      decoder = loadDecoder(wasmBinary)
      return null
    }
  }
}

/** Decodes a prepared photo to sRGB; an unusable colour profile is ignored. */
export type JpegDecoder = (bytes: Uint8Array) => Promise<E.Either<'unreadable-photo', Pixels>>

/** Creates a decoder from the file `@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm`. */
export const jpegDecoder = (wasmBinary: Uint8Array): JpegDecoder => {
  const decode = decodeOver(wasmBinary)
  return async (bytes) => {
    const header = sizeOf(bytes)
    if (O.isNone(header)) return E.left('unreadable-photo')
    const pixels = await decode(bytes)
    const matchesHeader =
      pixels?.width === header.value.width && pixels.height === header.value.height
    return matchesHeader ? E.right(toSrgb(bytes)(pixels)) : E.left('unreadable-photo')
  }
}

const toSrgb = (bytes: Uint8Array): ((pixels: Pixels) => Pixels) =>
  pipe(
    jpegProfileOf(bytes),
    O.flatMap(colourProfileOf),
    O.match(
      () => (pixels) => pixels,
      (profile) => profile.toSrgb,
    ),
  )
