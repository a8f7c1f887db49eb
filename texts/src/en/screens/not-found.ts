import type { NotFoundTexts } from '../../ja/screens/not-found.js'

export const notFound: NotFoundTexts = {
  heading: 'Page not found',
  message: 'The page may have been moved or removed.',
  home: 'Back to the start',
}
