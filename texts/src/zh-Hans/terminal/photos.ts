import type { PhotoTexts } from '../../ja/terminal/photos.js'

export const texts: PhotoTexts = {
  unusualJpeg: {
    CMYK: '这是印刷用的CMYK格式JPEG，请另存为普通RGB格式的JPEG',
    arithmetic: '这是算术编码的JPEG，请另存为普通RGB格式的JPEG',
    lossless: '这是无损压缩的JPEG，请另存为普通RGB格式的JPEG',
    hierarchical: '这是分层模式的JPEG，请另存为普通RGB格式的JPEG',
    'high-precision': '这是超过8位精度的JPEG，请另存为普通RGB格式的JPEG',
  },
  sideTooLong: (pixels, max) => `长边有${pixels}像素，请选择${max}像素以内的照片`,
  tookTooLong: (seconds) => `读取时间超过${seconds}秒`,
  tookTooMuchMemory: (megabytes) => `读取需要${megabytes} MB以上的内存`,
  lacksEnd: 'JPEG缺少结束标记（图像完整）。',
  profileConverted: (name) =>
    `照片的色彩配置文件${name === '' ? '' : `“${name}”`}不是sRGB，已转换。`,
}
