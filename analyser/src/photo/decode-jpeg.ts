import * as E from 'fp-ts/lib/Either.js'
import * as O from 'fp-ts/lib/Option.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Dimensions, Pixels } from '@kaoiro/core/photo'
import { dimensionsOf, isComplete } from './file/accept.js'
import { colourProfileOf } from './icc/colour-profile.js'
import { jpegProfileOf } from './icc/jpeg-profile.js'

/** A prepared photo has at most half a million pixels. */
const maxPixels = 1_000_000

/** The size in the header; `none` if the file is incomplete or has too many pixels to be decoded. */
const sizeOf = (bytes: Uint8Array): O.Option<Dimensions> =>
  isComplete(bytes, 'jpeg')
    ? O.filter(({ width, height }: Dimensions) => width * height <= maxPixels)(dimensionsOf(bytes))
    : O.none

/** Decodes a prepared photo to sRGB; an unusable colour profile is ignored. */
export type JpegDecoder = (bytes: Uint8Array) => Promise<E.Either<'unreadable-photo', Pixels>>

/** Creates a decoder from the file `@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm`. */
export function jpegDecoder(wasmBinary: Uint8Array): JpegDecoder {
  const decode = mozJpeg(() => wasmBinary)
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

const load = async (wasmBinary: Uint8Array): Promise<Decoder> => {
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData })
  const { default: instantiate } = (await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js')) as {
    readonly default: (options: DecoderOptions) => Promise<Decoder>
  }
  const silent = () => undefined
  // The caller reports errors.
  return instantiate({ wasmBinary, noInitialRun: true, print: silent, printErr: silent })
}

/** Pixels after which the decoder is dropped: it keeps the memory of its largest photo. */
const maxKeptPixels = 4_000_000

/** Null if decoding throws. */
const pixelsOrNull = (decode: () => Pixels | null): Pixels | null => {
  try {
    return decode()
  } catch {
    return null
  }
}

/** Decodes a JPEG to its stored pixels; null if that fails. Rejects if the decoder cannot be loaded. */
export type DecodePixels = (jpeg: Uint8Array) => Promise<Pixels | null>

/**
 * MozJPEG as WebAssembly: a sixth of the time and half the memory of a decoder in JavaScript, and the same pixels as
 * libvips.
 *
 * @param readWasm reads the file `@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm`
 */
export function mozJpeg(readWasm: () => Uint8Array): DecodePixels {
  let decoder: Promise<Decoder> | null = null
  return async (jpeg) => {
    const loading = (decoder ??= load(readWasm()))
    let pixels: Pixels | null = null
    try {
      const { decode } = await loading
      // Copied, since the `buffer` of a Node Buffer may also contain other data.
      pixels = pixelsOrNull(() => decode(Uint8Array.from(jpeg).buffer, false))
    } finally {
      // Failures leak memory: after about seventy, the decoder would fail. One that could not be loaded is loaded again.
      if (pixels === null || pixels.width * pixels.height > maxKeptPixels) decoder = null
    }
    return pixels
  }
}
