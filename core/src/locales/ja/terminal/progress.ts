import type { ProgressTexts } from '../../../content/terminal/progress.js'
import { formatCount } from '../../../content/terminal/format-count.js'

export const texts: ProgressTexts = {
  perSecond: (rate) => `${rate}枚/秒`,
  failed: (count) => `失敗${formatCount(count)}枚`,
  left: (duration) => `残り${duration}`,
  duration: (hours, minutes, seconds) =>
    hours > 0
      ? `${hours}時間${minutes}分`
      : minutes > 0
        ? `${minutes}分${seconds}秒`
        : `${seconds}秒`,
}
