import type { ProgressTexts } from '../../ja/terminal/progress.js'
import { formatCount } from '../../content/format-count.js'

export const texts: ProgressTexts = {
  perSecond: (rate) => `${rate}/s`,
  failed: (count) => `${formatCount(count)} failed`,
  left: (duration) => `${duration} left`,
  duration: (hours, minutes, seconds) =>
    hours > 0
      ? `${hours} h ${minutes} min`
      : minutes > 0
        ? `${minutes} min ${seconds} s`
        : `${seconds} s`,
}
