/** Along one side of a picture: the two pixels between which each sample is taken. */
export interface SampleAxis {
  readonly before: Int32Array
  readonly after: Int32Array
  /** How far the sample is towards the pixel after: 0 to 1, single precision. */
  readonly share: Float32Array
}

const { fround } = Math

/**
 * A whole side resized to so many samples, the first on the first pixel: TensorFlow's legacy mode, as in
 * resize-bilinear-nhwc.c and indirection.c of XNNPACK, which tfjs's `resizeBilinear` is made of.
 */
export const resizedAxis = (length: number, samples: number): SampleAxis => {
  const before = new Int32Array(samples)
  const after = new Int32Array(samples)
  const share = new Float32Array(samples)
  const scale = fround(length / samples)
  for (let i = 0; i < samples; i++) {
    const position = Math.min(fround(i * scale), length - 1)
    const pixel = Math.floor(position)
    before[i] = pixel
    after[i] = Math.min(pixel + 1, length - 1)
    share[i] = position - pixel
  }
  return { before, after, share }
}
