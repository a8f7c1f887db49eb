import type { PhotoTexts } from '../../../content/terminal/photos.js'

export const texts: PhotoTexts = {
  unusualJpeg: {
    CMYK: '印刷用のCMYK形式のJPEGです。通常のRGBのJPEGで保存し直してください',
    arithmetic: '算術符号化方式のJPEGです。通常のRGBのJPEGで保存し直してください',
    lossless: '可逆圧縮方式のJPEGです。通常のRGBのJPEGで保存し直してください',
    hierarchical: '階層方式のJPEGです。通常のRGBのJPEGで保存し直してください',
    'high-precision': '8ビットを超える精度のJPEGです。通常のRGBのJPEGで保存し直してください',
  },
  sideTooLong: (pixels, max) =>
    `長辺が${pixels}ピクセルあります。${max}ピクセル以下の写真をお選びください`,
  tookTooLong: (seconds) => `読み込みに${seconds}秒以上かかりました`,
  tookTooMuchMemory: (megabytes) => `読み込みに${megabytes} MB以上のメモリーが必要です`,
  profileConverted: (name) =>
    `写真のカラープロファイル${name === '' ? '' : `「${name}」`}はsRGBではないため、変換しました。`,
}
