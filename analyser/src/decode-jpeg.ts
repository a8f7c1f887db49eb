import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as O from 'fp-ts/lib/Option.js'
import { colourProfileOf } from '@kaoiro/core/photo/icc/colour-profile'
import type { Dimensions, Pixels } from '@kaoiro/core/photo/raster/pixels'
import { dimensionsOf } from '@kaoiro/core/photo/file/dimensions'
import { jpegProfileOf } from '@kaoiro/core/photo/icc/jpeg-profile'
import { isComplete } from '@kaoiro/core/photo/file/complete'

/** The decoder's result: it needs a browser's class of this name. */
class ImageData implements Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}

/** The part of the decoder that is used here; its own types need a browser's. */
interface Decoder {
  /** Null or an exception if it cannot. */
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
    // What is wrong with a file is reported as a reason, not on a service's own streams.
    print: () => undefined,
    printErr: () => undefined,
  })
}

/** A prepared photo has half a million pixels at most; a file of many more is not decoded. */
const maxPixels = 1_000_000

/** The size in the file's header, if the file may be decoded. */
const sizeOf = (bytes: Uint8Array): O.Option<Dimensions> =>
  isComplete(bytes, 'jpeg')
    ? O.filter(({ width, height }: Dimensions) => width * height <= maxPixels)(dimensionsOf(bytes))
    : O.none

/** The decoder's picture; null if it cannot decode the file. */
type Decode = (bytes: Uint8Array) => Promise<Pixels | null>

const decodeOver = (wasmBinary: Uint8Array): Decode => {
  let decoder = loadDecoder(wasmBinary)
  return async (bytes) => {
    // One that cannot be loaded is not the photo's fault.
    const { decode } = await decoder
    try {
      // A copy: a Buffer is a view of shared memory.
      return decode(Uint8Array.from(bytes).buffer, false)
    } catch {
      // An exception leaks its stack: after some seventy, this decoder could decode no photo any more.
      decoder = loadDecoder(wasmBinary)
      return null
    }
  }
}

/** A prepared photo's pixels in sRGB; unchanged if its colour profile cannot be used. */
export type JpegDecoder = (bytes: Uint8Array) => Promise<E.Either<'unreadable-photo', Pixels>>

/** Decodes photos by the WebAssembly of `@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm`. */
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
