/** The type of a file according to its first bytes; names and extensions are often wrong. */
export type ImageType =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'tiff'
  | 'heic'
  | 'avif'
  | 'video'
  | 'pdf'
  | 'empty'
  | 'unknown'

/** Reads each byte as the character with that code. */
const text = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))

const jpeg = '\xff\xd8\xff'
const png = '\x89PNG\r\n\x1a\n'
const tiff = ['II*\0', 'MM\0*']
/** Matroska and WebM, ASF (WMV), MPEG program and video streams, Flash, Ogg, QuickTime. */
const videos = [
  ...['\x1a\x45\xdf\xa3', '\x30\x26\xb2\x75', '\0\0\x01\xba', '\0\0\x01\xb3'],
  ...['FLV', 'OggS', '\0\0\0\x08wide'],
]
/** The first atom of QuickTime files without `ftyp`. */
const atoms = ['moov', 'mdat']
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/** ISO base media files (ISO/IEC 14496-12) state the type of their content in the brand. */
const ofBrand = (brand: string): ImageType =>
  heicBrands.includes(brand) ? 'heic' : avifBrands.includes(brand) ? 'avif' : 'video'

export function imageTypeOf(bytes: Uint8Array): ImageType {
  if (bytes.length === 0) return 'empty'
  const start = text(bytes, 0, 12)
  if (start.startsWith(jpeg)) return 'jpeg'
  if (start.startsWith(png)) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  if (/^RIFF.{4}AVI /s.test(start) || videos.some((magic) => start.startsWith(magic)))
    return 'video'
  if (atoms.includes(start.slice(4, 8))) return 'video'
  if (start.slice(4, 8) === 'ftyp') return ofBrand(start.slice(8, 12))
  if (tiff.some((magic) => start.startsWith(magic))) return 'tiff'
  if (start.startsWith('%PDF-')) return 'pdf'
  return start.startsWith('BM') ? 'bmp' : 'unknown'
}
