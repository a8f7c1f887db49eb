import type { Language } from '@kaoiro/core/language'
import type { ResultTexts } from '@kaoiro/texts/types'
import { useLanguage } from '../../language/language.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'

/** Formats moments in the visitor's language and time zone. */
export const useMomentText = (): ((moment: string) => string) => {
  const format = momentText(useLanguage(), useTexts(resultTexts))
  return (moment) => format(new Date(), moment)
}

/** Formats a moment in the visitor's time zone: the time, with the date unless it is today. */
export const momentText =
  (language: Language, { timeOnDay }: Pick<ResultTexts, 'timeOnDay'>) =>
  (now: Date, moment: string): string => {
    const date = new Date(moment)
    const format = (options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat(language, options).format(date)
    const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    return date.toDateString() === now.toDateString()
      ? time
      : timeOnDay({ time, day: format({ month: 'long', day: 'numeric' }) })
  }
