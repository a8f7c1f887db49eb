import type { CheckTexts } from '../../ja/terminal/check.js'
import { texts as faces } from './face-check.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as sources } from './sources.js'

export const texts: CheckTexts = {
  lacksEnd: '沒有結束標記（圖片完整）',
  type: '格式',
  size: '尺寸',
  sentAs: '傳送時',
  orientation: '方向',
  orientations: {
    1: '維持原狀',
    2: '已還原左右翻轉',
    3: '已旋轉180°',
    4: '已還原上下翻轉',
    5: '已還原翻轉與旋轉',
    6: '已順時針旋轉',
    7: '已還原翻轉與旋轉',
    8: '已逆時針旋轉',
  },
  profile: '色彩描述檔',
  noProfile: '無（視為sRGB）',
  unnamed: '未命名',
  uses: {
    srgb: (name) => `${name}（sRGB）`,
    converted: (name) => `${name}（已轉換為sRGB）`,
    unused: (name) => `${name}（不支援，色彩可能略有偏差）`,
  },
  lights: '亮部',
  shadows: '暗部',
  clipped: '過曝',
  warmth: '偏紅',
  greenness: '偏綠',
  sharpness: '清晰度',
  min: (bound) => `${bound}以上`,
  max: (bound) => `${bound}以下`,
  between: (min, max) => `${min}～${max}`,
  good: '這張照片沒有發現問題。',
  goodWithoutFaces: '檔案、尺寸、光線、清晰度均無問題。',
  facesNotLookedFor: '未檢查臉部（使用--faces即可檢查）。',
  faces,
  photos,
  progress,
  sources,
}
