import { drawnFile, hasTruePixels } from '../adapters/canvas.js'

/**
 * Longer side of the searched image in pixels: a code that fills a tenth of it is still legible.
 */
const searchedSide = 1600

type QrError = 'noPicture' | 'noQr'

/** Reads the text of a QR code in an image file; an error if there is none. */
export async function readQr(file: Blob): Promise<{ readonly text: string } | QrError> {
  const pixels = await pixelsOf(file).catch(() => null)
  if (pixels === null) return 'noPicture'
  const text = (await byBrowser(pixels)) ?? (await byLibrary(pixels))
  return text === null ? 'noQr' : { text }
}

const pixelsOf = (file: Blob): Promise<ImageData> =>
  drawnFile(file, searchedSide, (context) => {
    if (!hasTruePixels()) throw new Error('no pixels')
    return context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  })

/** Part of the Barcode Detection API (missing in TypeScript's types). */
interface BarcodeDetector {
  readonly detect: (image: ImageData) => Promise<ReadonlyArray<{ readonly rawValue: string }>>
}

type BarcodeDetectorClass = (new (options: {
  readonly formats: ReadonlyArray<string>
}) => BarcodeDetector) & { readonly getSupportedFormats: () => Promise<ReadonlyArray<string>> }

/** Uses the browser's detector; null if it is missing or does not find a code. */
const byBrowser = async (pixels: ImageData): Promise<string | null> => {
  const Detector = Reflect.get(window, 'BarcodeDetector') as BarcodeDetectorClass | undefined
  try {
    if (Detector === undefined || !(await Detector.getSupportedFormats()).includes('qr_code'))
      return null
    const [found] = await new Detector({ formats: ['qr_code'] }).detect(pixels)
    return found === undefined || found.rawValue === '' ? null : found.rawValue
  } catch {
    return null
  }
}

/** Search time limit in ms: a single photo may take longer than a video frame. */
const searchTime = 3_000

/** Uses a library, loaded on demand; null if it does not find a code or fails to load. */
const byLibrary = async ({ width, height, data }: ImageData): Promise<string | null> => {
  try {
    const { default: decodeQr } = await import('qr/decode.js')
    return decodeQr({ width, height, data }, { timeLimit: searchTime })
  } catch {
    return null
  }
}
