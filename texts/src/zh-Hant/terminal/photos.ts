import type { PhotoTexts } from '../../ja/terminal/photos.js'

export const texts: PhotoTexts = {
  unusualJpeg: {
    CMYK: '這是印刷用的CMYK格式JPEG。請另存為一般的RGB JPEG',
    arithmetic: '這是算術編碼的JPEG。請另存為一般的RGB JPEG',
    lossless: '這是無損壓縮的JPEG。請另存為一般的RGB JPEG',
    hierarchical: '這是階層式JPEG。請另存為一般的RGB JPEG',
    'high-precision': '這是精度超過8位元的JPEG。請另存為一般的RGB JPEG',
  },
  sideTooLong: (pixels, max) => `長邊為${pixels}像素。請選擇${max}像素以下的照片`,
  tookTooLong: (seconds) => `讀取時間超過${seconds}秒`,
  tookTooMuchMemory: (megabytes) => `讀取需要${megabytes} MB以上的記憶體`,
  lacksEnd: 'JPEG沒有結束標記（圖片完整）。',
  profileConverted: (name) =>
    `照片的色彩描述檔${name === '' ? '' : `「${name}」`}不是sRGB，已進行轉換。`,
}
