import type { CheckTexts } from '../../ja/terminal/check.js'
import { texts as faces } from './face-check.js'
import { texts as photos } from './photos.js'
import { texts as progress } from './progress.js'
import { texts as sources } from './sources.js'

export const texts: CheckTexts = {
  lacksEnd: '缺少结束标记（图像完整）',
  type: '格式',
  size: '尺寸',
  sentAs: '上传时',
  orientation: '方向',
  orientations: {
    1: '保持不变',
    2: '已还原左右翻转',
    3: '已旋转180°',
    4: '已还原上下翻转',
    5: '已还原翻转与旋转',
    6: '已顺时针旋转',
    7: '已还原翻转与旋转',
    8: '已逆时针旋转',
  },
  profile: '色彩配置',
  noProfile: '无（按sRGB处理）',
  unnamed: '未命名',
  uses: {
    srgb: (name) => `${name}（sRGB）`,
    converted: (name) => `${name}（已转换为sRGB）`,
    unused: (name) => `${name}（不支持，颜色可能有偏差）`,
  },
  lights: '亮部',
  shadows: '暗部',
  clipped: '过曝',
  warmth: '偏红',
  greenness: '偏绿',
  sharpness: '清晰度',
  min: (bound) => `${bound}以上`,
  max: (bound) => `${bound}以下`,
  between: (min, max) => `${min}～${max}`,
  good: '未发现照片有问题。',
  goodWithoutFaces: '文件、尺寸、光线、清晰度均无问题。',
  facesNotLookedFor: '未检查人脸（可用--faces检查）。',
  faces,
  photos,
  progress,
  sources,
}
