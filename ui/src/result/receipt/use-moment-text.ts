import { useLanguage } from '../../language/language.js'
import { momentText } from './moment-text.js'

/** Moments in the visitor's language and on their clock. */
export const useMomentText = (): ((moment: string) => string) => {
  const language = useLanguage()
  return (moment) => momentText(language, new Date(), moment)
}
