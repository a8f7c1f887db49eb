import type { PhotoTexts } from '../../ja/terminal/photos.js'

export const texts: PhotoTexts = {
  unusualJpeg: {
    CMYK: 'it is a CMYK JPEG, meant for printing; save it as an ordinary RGB JPEG',
    arithmetic: 'it is a JPEG with arithmetic coding; save it as an ordinary RGB JPEG',
    lossless: 'it is a lossless JPEG; save it as an ordinary RGB JPEG',
    hierarchical: 'it is a hierarchical JPEG; save it as an ordinary RGB JPEG',
    'high-precision':
      'it is a JPEG with more than 8 bits per sample; save it as an ordinary RGB JPEG',
  },
  sideTooLong: (pixels, max) => `its longer side has ${pixels} pixels; the limit is ${max}`,
  tookTooLong: (seconds) => `decoding took longer than ${seconds} s`,
  tookTooMuchMemory: (megabytes) => `decoding needed more than ${megabytes} MB of memory`,
  lacksEnd: 'The JPEG lacks its end marker; the picture is complete.',
  profileConverted: (name) =>
    `The photo's colour profile${name === '' ? '' : ` "${name}"`} is not sRGB; it was converted.`,
}
