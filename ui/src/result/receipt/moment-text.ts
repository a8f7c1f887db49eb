import type { Language } from '@kaoiro/core/content/content'

/** A moment on the visitor's own clock: the time, and the day unless that is today. */
export const momentText = (language: Language, now: Date, moment: string): string => {
  const date = new Date(moment)
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, options).format(date)
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (date.toDateString() === now.toDateString()) return time
  return withDay[language](time, format({ month: 'long', day: 'numeric' }))
}

const withDay: Readonly<Record<Language, (time: string, day: string) => string>> = {
  ja: (time, day) => `${day} ${time}`,
  en: (time, day) => `${time} on ${day}`,
}
