/** Problems of a photo, in one line without a full stop. */
export const texts = {
  /** Why an unusual JPEG cannot be used, by its kind. */
  unusualJpeg: {
    CMYK: '印刷用のCMYK形式のJPEGです。通常のRGBのJPEGで保存し直してください',
    arithmetic: '算術符号化方式のJPEGです。通常のRGBのJPEGで保存し直してください',
    lossless: '可逆圧縮方式のJPEGです。通常のRGBのJPEGで保存し直してください',
    hierarchical: '階層方式のJPEGです。通常のRGBのJPEGで保存し直してください',
    'high-precision': '8ビットを超える精度のJPEGです。通常のRGBのJPEGで保存し直してください',
  },
  sideTooLong: (pixels: number, max: number) =>
    `長辺が${pixels}ピクセルあります。${max}ピクセル以下の写真をお選びください`,
  tookTooLong: (seconds: number) => `読み込みに${seconds}秒以上かかりました`,
  tookTooMuchMemory: (megabytes: number) => `読み込みに${megabytes} MB以上のメモリーが必要です`,
  lacksEnd: 'JPEGの終了マーカーがありません（画像は完全です）。',
  /** A note that the photo was converted from a colour profile; `name` may be ''. */
  profileConverted: (name: string) =>
    `写真のカラープロファイル${name === '' ? '' : `「${name}」`}はsRGBではないため、変換しました。`,
}

export type PhotoTexts = typeof texts
