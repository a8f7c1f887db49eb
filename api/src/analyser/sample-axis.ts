/** Along one side of a picture, between which two of its pixels each sample is taken. */
export interface SampleAxis {
  /** Below 0 for a sample beyond the picture. */
  readonly before: Int32Array
  readonly after: Int32Array
  /** How far the sample is towards the pixel after: 0 to 1, single precision. */
  readonly share: Float32Array
}

const { fround } = Math

/** The axis of so many samples; where each is in the picture's pixels, single precision. */
const axisOf = (
  length: number,
  samples: number,
  positionOf: (sample: number) => number,
): SampleAxis => {
  const before = new Int32Array(samples).fill(-1)
  const after = new Int32Array(samples)
  const share = new Float32Array(samples)
  for (let i = 0; i < samples; i++) {
    const position = positionOf(i)
    if (position < 0 || position > length - 1) continue
    const pixel = Math.floor(position)
    before[i] = pixel
    after[i] = Math.min(pixel + 1, length - 1)
    share[i] = position - pixel
  }
  return { before, after, share }
}

/**
 * A whole side made so many samples long, the first on the first pixel: TensorFlow's legacy mode, as in
 * resize-bilinear-nhwc.c and indirection.c of XNNPACK, which tfjs's `resizeBilinear` is made of.
 */
export const resizedAxis = (length: number, samples: number): SampleAxis => {
  const scale = fround(length / samples)
  return axisOf(length, samples, (i) => Math.min(fround(i * scale), length - 1))
}

/**
 * The part of a side from one point to another, which may be beyond it, made so many samples long: as
 * CropAndResize.cc of tfjs's WASM backend has it.
 */
export const croppedAxis = (
  from: number,
  to: number,
  length: number,
  samples: number,
): SampleAxis => {
  const [start, end] = [fround(from / length), fround(to / length)]
  const first = fround(start * (length - 1))
  const scale = fround(fround(fround(end - start) * (length - 1)) / (samples - 1))
  return axisOf(length, samples, (i) => fround(first + fround(i * scale)))
}
