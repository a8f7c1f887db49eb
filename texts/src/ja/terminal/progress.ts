import { formatCount } from '../../content/format-count.js'

/** The progress of a batch. */
export const texts = {
  perSecond: (rate: string) => `${rate}枚/秒`,
  failed: (count: number) => `失敗${formatCount(count)}枚`,
  left: (duration: string) => `残り${duration}`,
  duration: (hours: number, minutes: number, seconds: number) =>
    hours > 0
      ? `${hours}時間${minutes}分`
      : minutes > 0
        ? `${minutes}分${seconds}秒`
        : `${seconds}秒`,
}

export type ProgressTexts = typeof texts
