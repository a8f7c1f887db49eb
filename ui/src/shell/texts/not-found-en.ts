import type { NotFoundTexts } from './not-found-ja.js'

export const notFoundEn: NotFoundTexts = {
  heading: 'Page not found',
  message: 'The page may have been moved or removed.',
  home: 'Back to the start',
}
