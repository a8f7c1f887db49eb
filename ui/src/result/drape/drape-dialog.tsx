import type { Ref } from 'react'
import { useState } from 'react'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { useToast } from '../../components/use-toast.js'
import { useLanguage } from '../../language/language.js'
import { withoutBreaks } from '../../components/break-place.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { PictureSheet } from '../actions/picture-sheet.js'
import { pageUrl } from '../actions/use-result-actions.js'
import type { SaveToast } from '../actions/use-saved-picture.js'
import { useSavedPicture } from '../actions/use-saved-picture.js'
import type { ResultView } from '../view/result-view.js'
import type { DrapeKit } from './drape-kit.js'
import { DrapeView } from './drape-view.js'
import full from '../../components/full-screen.module.css'
import styles from './drape-view.module.css'
import { widths } from './prepare-kit.js'
import { drapePicture } from './save-drape.js'
import type { Drape } from './use-drape.js'
import { useSpokenNames } from './use-spoken-names.js'

interface DrapeDialogProps {
  readonly view: ResultView
  readonly photo: KeptPhoto
  readonly kit: DrapeKit
  readonly ref: Ref<HTMLDialogElement>
  readonly onClose: () => void
}

/**
 * The draping over the whole screen. It is rendered before it is opened, so that the cloth is there right after the tap.
 * Only its save button lets the picture out of the tab.
 */
export const DrapeDialog = ({ view, photo, kit, ref, onClose }: DrapeDialogProps) => {
  const words = useResultTexts()
  const language = useLanguage()
  const { titleOf } = useSpokenNames()
  const [toast, setToast] = useToast<SaveToast>('saving')
  const { picture, save, closePicture } = useSavedPicture(toast, setToast)
  const [alt, setAlt] = useState('')

  const draw = (drape: Drape) => {
    setAlt(titleOf(drape))
    return drapePicture(photo, drape)
  }
  const close = () => {
    // A sheet that stayed open would be below the dialog when it opens again.
    closePicture()
    onClose()
  }
  return (
    <dialog
      ref={ref}
      className={`${full['fullScreen']} ${styles['dialog']}`}
      aria-label={withoutBreaks(words.drape.heading)}
      onClose={close}
    >
      <DrapeView
        view={view}
        kit={kit}
        onSave={(drape) => void save(() => draw(drape))}
        toast={toast === null ? null : words[toast]}
      />
      {picture !== null && (
        <PictureSheet
          file={picture}
          shown={{
            heading: words.drape.heading,
            alt,
            width: widths.saved,
            height: Math.round((widths.saved * kit.height) / kit.width),
          }}
          url={pageUrl(view, language)}
          onClose={closePicture}
        />
      )}
    </dialog>
  )
}
