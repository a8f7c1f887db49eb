export type { JpegDecoder } from './photo/decode-jpeg.js'
export { jpegDecoder, mozJpeg } from './photo/decode-jpeg.js'
