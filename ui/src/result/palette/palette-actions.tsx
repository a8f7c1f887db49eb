import { Button } from '../../components/controls/button.js'
import { Toast } from '../../components/toast.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { PictureSheet } from '../pictures/picture-sheet.js'
import type { ResultView } from '../view/result-view.js'
import styles from './palette-actions.module.css'
import { usePaletteActions } from './use-palette-actions.js'

/** Actions on a season's palette: show it full-screen, or save it as a wallpaper. */
export const PaletteActions = ({ view }: { readonly view: ResultView }) => {
  const { carry: words } = useTexts(resultTexts)
  const { toast, url, Book, openBook, closeBook, picture, save, closePicture } =
    usePaletteActions(view)
  return (
    <div className={styles['actions']}>
      <Button variant="quiet" onPress={openBook}>
        {words.open}
      </Button>
      <Button variant="quiet" onPress={() => void save()}>
        {words.wallpaper}
      </Button>
      <div className={styles['over']}>
        <Toast text={toast} />
      </div>
      {Book !== null && <Book season={view.season} also={view.alsoSuits} onClose={closeBook} />}
      {picture !== null && (
        <PictureSheet
          file={picture}
          shown={{
            heading: words.picture.heading,
            alt: words.picture.alt(view.season),
            width: 1080,
            height: 1920,
          }}
          url={url()}
          onClose={closePicture}
        />
      )}
    </div>
  )
}
