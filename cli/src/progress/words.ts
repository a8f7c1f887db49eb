import type { Language } from '@kaoiro/core/locales/language'

/** How far a batch has got, in words. */
export interface ProgressWords {
  readonly perSecond: (rate: string) => string
  readonly failed: (count: number) => string
  readonly left: (duration: string) => string
  readonly duration: (hours: number, minutes: number, seconds: number) => string
}

/** A count, a comma between its thousands. */
export const formatCount = (count: number): string => count.toLocaleString('en')

export const progressWords: Readonly<Record<Language, ProgressWords>> = {
  en: {
    perSecond: (rate) => `${rate}/s`,
    failed: (count) => `${formatCount(count)} failed`,
    left: (duration) => `${duration} left`,
    duration: (hours, minutes, seconds) =>
      hours > 0
        ? `${hours} h ${minutes} min`
        : minutes > 0
          ? `${minutes} min ${seconds} s`
          : `${seconds} s`,
  },
  ja: {
    perSecond: (rate) => `${rate}枚/秒`,
    failed: (count) => `失敗${formatCount(count)}枚`,
    left: (duration) => `残り${duration}`,
    duration: (hours, minutes, seconds) =>
      hours > 0
        ? `${hours}時間${minutes}分`
        : minutes > 0
          ? `${minutes}分${seconds}秒`
          : `${seconds}秒`,
  },
}

/** A time in words, from the seconds up to the hours. */
export const formatDuration =
  ({ duration }: ProgressWords) =>
  (ms: number): string => {
    const seconds = Math.ceil(ms / 1000)
    return duration(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60)
  }
