import type { Ref } from 'react'
import { useState } from 'react'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { withoutBreaks } from '../../components/break-place.js'
import { useToast } from '../../components/use-toast.js'
import { useResultTexts } from '../../language/use-result-texts.js'
import { downloads } from '../actions/picture-features.js'
import { PictureSheet } from '../actions/picture-sheet.js'
import { download } from '../actions/save-picture.js'
import type { ResultView } from '../view/result-view.js'
import type { DrapeKit } from './drape-kit.js'
import { DrapeView } from './drape-view.js'
import styles from './drape-view.module.css'
import { widths } from './prepare-kit.js'
import { drapePicture } from './save-drape.js'
import type { Drape } from './use-drape.js'

interface SavedPicture {
  readonly file: File
  readonly alt: string
}

interface DrapeDialogProps {
  readonly view: ResultView
  readonly photo: KeptPhoto
  readonly kit: DrapeKit
  readonly ref: Ref<HTMLDialogElement>
}

/**
 * The draping over the whole screen. It is rendered before it is opened, so that the cloth is there right after the tap.
 * Only its save button lets the picture out of the tab.
 */
export const DrapeDialog = ({ view, photo, kit, ref }: DrapeDialogProps) => {
  const words = useResultTexts()
  const [toast, setToast] = useToast<'saving' | 'saved' | 'notSaved'>('saving')
  const [picture, setPicture] = useState<SavedPicture | null>(null)
  const { swatches } = words.content
  const altOf = ({ isSplit, wear, avoid, colour }: Drape): string =>
    isSplit
      ? words.drape.both(swatches[wear.id], swatches[avoid.id])
      : words.drape.one(swatches[colour.id])

  const save = async (drape: Drape) => {
    if (toast === 'saving') return
    setToast('saving')
    const file = await drapePicture(photo, drape)
    if (file === null) setToast('notSaved')
    else if (downloads(file)) {
      download(file)
      setToast('saved')
    } else {
      setToast(null)
      setPicture({ file, alt: withoutBreaks(altOf(drape)) })
    }
  }
  return (
    <dialog ref={ref} className={styles['dialog']} aria-label={words.drape.heading}>
      <DrapeView
        view={view}
        kit={kit}
        onSave={(drape) => void save(drape)}
        toast={toast === null ? null : words[toast]}
      />
      {picture !== null && (
        <PictureSheet
          file={picture.file}
          shown={{
            heading: words.drape.heading,
            alt: picture.alt,
            width: widths.saved,
            height: Math.round((widths.saved * kit.height) / kit.width),
          }}
          url={window.location.href}
          onClose={() => setPicture(null)}
        />
      )}
    </dialog>
  )
}
