import type { Language } from '@kaoiro/core/content/content'

/** A moment on the visitor's own clock: the time, and the day unless that is today. */
export const momentText = (language: Language, now: Date, moment: string): string => {
  const date = new Date(moment)
  const isToday = date.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { month: 'long', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date)
}
