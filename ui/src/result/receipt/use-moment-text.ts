import { useLanguage } from '../../language/language.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { momentText } from './moment-text.js'

/** Formats moments in the visitor's language and time zone. */
export const useMomentText = (): ((moment: string) => string) => {
  const format = momentText(useLanguage(), useResultTexts())
  return (moment) => format(new Date(), moment)
}
