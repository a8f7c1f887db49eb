import type { Language } from '@kaoiro/core/language'
import { withoutBreaks } from '../../components/break-place.js'
import { useToast } from '../../components/use-toast.js'
import { useLanguage } from '../../language/language.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { site } from '../../site/site.js'
import { pageUrl } from '../pictures/page-url.js'
import type { SaveToast } from '../pictures/use-saved-picture.js'
import { useSavedPicture } from '../pictures/use-saved-picture.js'
import { pictureFile } from '../pictures/save-picture.js'
import type { ResultView } from '../view/result-view.js'
import { useLazyOverlay } from '../../adapters/use-lazy-overlay.js'

type Toast = SaveToast | 'notOpened'

/** The drawing is loaded on demand; null if that fails. */
const wallpaperFile = async (
  { code, season, alsoSuits: also, names }: ResultView,
  language: Language,
): Promise<File | null> => {
  const drawing = await import('@kaoiro/drawing/wallpaper').catch(() => null)
  return drawing === null
    ? null
    : pictureFile(
        drawing.wallpaper({
          brand: site.brand.name,
          season,
          also,
          name: withoutBreaks(names.season),
        }),
        language,
        `kaoiro-${code}-wallpaper.png`,
      )
}

const loadBook = () => import('./swatch-book.js').then(({ SwatchBook }) => SwatchBook)

/** Opens the swatch book, saves the wallpaper, and reports failures in a toast. */
export const usePaletteActions = (view: ResultView) => {
  const words = useTexts(resultTexts)
  const language = useLanguage()
  const [toast, setToast] = useToast<Toast>('saving')
  const { picture, save, closePicture } = useSavedPicture('wallpaper', toast, setToast)
  const { isOpen, open, close, component } = useLazyOverlay('swatch-book', loadBook, () =>
    setToast('notOpened'),
  )

  return {
    toast: toast === null ? null : toast === 'notOpened' ? words.carry.notOpened : words[toast],
    url: () => pageUrl(view, language),
    /** The swatch book while it is open and loaded; otherwise null. */
    Book: isOpen ? component : null,
    openBook: open,
    closeBook: close,
    /** The wallpaper shown to press and hold; null if there is none. */
    picture,
    closePicture,
    save: () => save(() => wallpaperFile(view, language)),
  }
}
