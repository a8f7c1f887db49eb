import { brandIn } from '@kaoiro/core/products'
import { useId } from 'react'
import type { Language } from '@kaoiro/core/language'
import { avoidedColours, keyColours } from '@kaoiro/core/palette'
import type { ResultView } from '@kaoiro/screens/result'
import { useLazyOverlay } from '../../adapters/use-lazy-overlay.js'
import { withoutBreaks } from '../../components/break-place.js'
import { Button } from '../../components/controls/button.js'
import { Toast, useToast } from '../../components/feedback.js'
import { useLanguage } from '../../language/language.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { site } from '../../site/site.js'
import { Swatches } from '../../components/figures/swatches.js'
import { pictureFile } from '../pictures/picture-file.js'
import { PictureSheet } from '../pictures/picture-sheet.js'
import type { SaveToast } from '../pictures/use-saved-picture.js'
import { useSavedPicture } from '../pictures/use-saved-picture.js'
import styles from './colours-section.module.css'

/** Colours to wear near the face, and colours to keep away from it. */
export function ColoursSection({ view }: { readonly view: ResultView }) {
  const { colours: words, content } = useTexts(resultTexts)
  const names = content.swatches
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {words.heading}
      </h2>
      <div className={styles['group']}>
        <h3>{words.wear}</h3>
        <Swatches
          five
          colours={keyColours(view.season, view.alsoSuits)}
          names={names}
          label={words.wear}
        />
      </div>
      <div className={styles['group']}>
        <h3>{words.avoid}</h3>
        <Swatches
          five
          colours={avoidedColours(view.season, view.alsoSuits)}
          names={names}
          label={words.avoid}
        />
      </div>
      <PaletteActions view={view} />
    </section>
  )
}

/** The drawing is loaded on demand; null if that fails. */
async function wallpaperFile(
  { code, season, alsoSuits: also, names }: ResultView,
  language: Language,
): Promise<File | null> {
  const drawing = await import('@kaoiro/drawing/wallpaper').catch(() => null)
  if (drawing === null) return null
  const name = withoutBreaks(names.season)
  const picture = drawing.wallpaper({ brand: brandIn(language)(site.brand), season, also, name })
  return pictureFile(picture, language, `kaoiro-${code}-wallpaper.png`)
}

const loadKeepPage = () => import('./keep-page-sheet.js').then(({ KeepPageSheet }) => KeepPageSheet)

const loadBook = () => import('./swatch-book.js').then(({ SwatchBook }) => SwatchBook)

/** Actions on a season's palette: show it full-screen, save it as a wallpaper, or as a page to keep. A toast reports failures. */
function PaletteActions({ view }: { readonly view: ResultView }) {
  const words = useTexts(resultTexts)
  const { carry } = words
  const language = useLanguage()
  const [toast, setToast] = useToast<SaveToast | 'notOpened'>('saving')
  const { picture, save, closePicture } = useSavedPicture('wallpaper', toast, setToast)
  const book = useLazyOverlay('swatch-book', loadBook, () => setToast('notOpened'))
  const page = useLazyOverlay('page', loadKeepPage, () => setToast('notSaved'))
  const { component: Book } = book
  const { component: KeepPage } = page
  return (
    <div className={styles['actions']}>
      <Button variant="quiet" onPress={book.open}>
        {carry.open}
      </Button>
      <Button variant="quiet" onPress={() => void save(() => wallpaperFile(view, language))}>
        {carry.wallpaper}
      </Button>
      <Button variant="quiet" onPress={page.open}>
        {carry.page.open}
      </Button>
      <div className={styles['over']}>
        <Toast
          text={toast === null ? null : toast === 'notOpened' ? carry.notOpened : words[toast]}
        />
      </div>
      {Book !== null && <Book season={view.season} also={view.alsoSuits} onClose={book.close} />}
      {KeepPage !== null && <KeepPage view={view} onClose={page.close} />}
      {picture !== null && (
        <PictureSheet
          file={picture}
          shown={{
            heading: carry.picture.heading,
            alt: carry.picture.alt(view.season),
            width: 1080,
            height: 1920,
          }}
          code={view.code}
          onClose={closePicture}
        />
      )}
    </div>
  )
}
