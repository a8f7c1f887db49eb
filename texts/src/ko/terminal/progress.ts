import { formatCount } from '../../content/format-count.js'
import type { ProgressTexts } from '../../ja/terminal/progress.js'

export const texts: ProgressTexts = {
  perSecond: (rate) => `초당 ${rate}장`,
  failed: (count) => `실패 ${formatCount(count)}장`,
  left: (duration) => `남은 시간 ${duration}`,
  duration: (hours, minutes, seconds) =>
    hours > 0
      ? `${hours}시간 ${minutes}분`
      : minutes > 0
        ? `${minutes}분 ${seconds}초`
        : `${seconds}초`,
}
