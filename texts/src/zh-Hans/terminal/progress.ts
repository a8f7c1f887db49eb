import { formatCount } from '../../content/format-count.js'
import type { ProgressTexts } from '../../ja/terminal/progress.js'

export const texts: ProgressTexts = {
  perSecond: (rate) => `${rate}张/秒`,
  failed: (count) => `失败${formatCount(count)}张`,
  left: (duration) => `剩余${duration}`,
  duration: (hours, minutes, seconds) =>
    hours > 0
      ? `${hours}小时${minutes}分`
      : minutes > 0
        ? `${minutes}分${seconds}秒`
        : `${seconds}秒`,
}
