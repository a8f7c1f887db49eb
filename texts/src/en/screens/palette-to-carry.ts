import { seasons } from '../content/seasons.js'
import type { ResultTexts } from '../../ja/screens/result.js'

export const paletteToCarry: ResultTexts['carry'] = {
  open: 'Swatch book',
  wallpaper: 'Save wallpaper',
  notOpened: 'The swatch book could not be opened. Please try again.',
  book: {
    heading: 'Swatch book',
    hint: 'Turn up the brightness of your screen and hold it next to fabric or cosmetics.',
    chapters: {
      best: { heading: 'Your colours', short: 'Colours' },
      neutrals: { heading: 'Your neutrals', short: 'Neutrals' },
      metals: { heading: 'Your metals', short: 'Metals' },
      avoided: { heading: 'Best away from your face', short: 'Avoid' },
    },
    chapterNavigation: 'Kinds of swatches',
    previous: 'Previous swatch',
    next: 'Next swatch',
    close: 'Close the swatch book',
    page: (name, heading, at, of) => `${name}. ${heading}, ${at} of ${of}.`,
  },
  picture: {
    heading: 'Save the wallpaper',
    alt: (season) => `A wallpaper with a folding fan in the colours of ${seasons[season].name}.`,
  },
}
