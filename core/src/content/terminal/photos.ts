/** What is wrong with a photo, in one line without a full stop. */
export interface PhotoTexts {
  /** By the kind of JPEG. */
  readonly unusualJpeg: Readonly<
    Record<'CMYK' | 'arithmetic' | 'lossless' | 'hierarchical' | 'high-precision', string>
  >
  readonly sideTooLong: (pixels: number, max: number) => string
  readonly tookTooLong: (seconds: number) => string
  readonly tookTooMuchMemory: (megabytes: number) => string
  /** A note on a colour profile, by its name ('' if it has none). */
  readonly profileConverted: (name: string) => string
}
