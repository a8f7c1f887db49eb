export type { JpegDecoder } from './photo/decode-jpeg.js'
export { jpegDecoder } from './photo/decode-jpeg.js'
export { mozJpeg } from './photo/mozjpeg.js'
