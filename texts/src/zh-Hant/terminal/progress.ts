import { formatCount } from '../../content/format-count.js'
import type { ProgressTexts } from '../../ja/terminal/progress.js'

export const texts: ProgressTexts = {
  perSecond: (rate) => `每秒${rate}張`,
  failed: (count) => `失敗${formatCount(count)}張`,
  left: (duration) => `剩餘${duration}`,
  duration: (hours, minutes, seconds) =>
    hours > 0
      ? `${hours}小時${minutes}分`
      : minutes > 0
        ? `${minutes}分${seconds}秒`
        : `${seconds}秒`,
}
