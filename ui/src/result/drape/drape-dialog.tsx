import type { Ref } from 'react'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { KeptPhoto } from '../../adapters/kept-photo.js'
import { buttonClass } from '../../components/controls/button.js'
import { Toast, useToast } from '../../components/feedback.js'
import { withoutBreaks } from '../../components/break-place.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { PictureSheet } from '../pictures/picture-sheet.js'
import type { SaveToast } from '../pictures/use-saved-picture.js'
import { useSavedPicture } from '../pictures/use-saved-picture.js'
import type { Drape } from '@kaoiro/screens/draping'
import { drapeTitle, isCloth, modes } from '@kaoiro/screens/draping'
import type { ResultView } from '@kaoiro/screens/result'
import { offerMakeUp, requestTryOn, useTryOn } from './try-on-request.js'
import type { DrapeKit } from './drape-kit.js'
import { drawKit, paintBeside, paintPicture, widths } from './drape-kit.js'
import { DrapeView } from './drape-view.js'
import { FullScreenDialog } from '../../components/dialog.js'
import styles from './drape-view.module.css'
import { blobOf, newCanvas } from '../../adapters/canvas.js'
import { useOverlayEntry } from '../../adapters/overlay-entry.js'

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
export function DrapeDialog({ view, photo, kit, ref, onClose }: DrapeDialogProps) {
  const words = useTexts(resultTexts)
  const [toast, setToast] = useToast<SaveToast>('saving')
  const { picture, save, closePicture } = useSavedPicture('drape/picture', toast, setToast)
  const [alt, setAlt] = useState('')

  const { request } = useTryOn()
  const takesMakeUp = kit.makeUp !== null
  useEffect(() => (takesMakeUp ? offerMakeUp() : undefined), [takesMakeUp])

  const draw = (drape: Drape) => {
    setAlt(withoutBreaks(drapeTitle(words, drape)))
    return drapePicture(photo, drape)
  }
  const close = () => {
    requestTryOn(null)
    onClose()
  }
  return (
    <FullScreenDialog
      ref={ref}
      className={styles['dialog']}
      label={withoutBreaks(words.drape.heading)}
      onClose={close}
    >
      <DrapeView
        key={JSON.stringify(request)}
        {...{ view, kit, request }}
        modes={takesMakeUp ? modes : modes.filter(isCloth)}
        onSave={(drape) => void save(() => draw(drape))}
      >
        {/* Closes the dialog without a script's help. */}
        <form method="dialog">
          <button className={buttonClass('quiet')}>{words.drape.close}</button>
        </form>
        <p className={styles['note']}>{words.drape.privacy}</p>
        <div className={styles['over']}>
          <Toast text={toast === null ? null : words[toast]} />
        </div>
      </DrapeView>
      {picture !== null && (
        <PictureSheet
          file={picture}
          shown={{
            heading: words.drape.heading,
            alt,
            width: widths.saved,
            height: Math.round((widths.saved * kit.height) / kit.width),
          }}
          code={view.code}
          onClose={closePicture}
        />
      )}
    </FullScreenDialog>
  )
}

/** Draws what the draping shows as a picture to save; null if the browser fails. */
const drapePicture = async (
  photo: KeptPhoto,
  { mode, isSplit, split, against, wear, avoid, colour, pictures: { shown, beside } }: Drape,
): Promise<File | null> => {
  try {
    const kit = await drawKit(photo, widths.saved, !isCloth(mode))
    const { canvas, context } = newCanvas(kit.width, kit.height)
    if (isSplit) paintBeside(context, kit, [shown, beside], split / 100)
    else paintPicture(context, kit, shown)
    const blob = await blobOf(canvas, 'image/jpeg')
    const name = against === 'avoid' ? `${wear.id}-${avoid.id}` : colour.id
    return new File([blob], `kaoiro-${name}.jpg`, { type: blob.type })
  } catch {
    return null
  }
}

/**
 * Shows the dialog, and makes it modal after the next frame: that restyles the whole page, which would delay the frame.
 */
const show = (dialog: HTMLDialogElement): void => {
  if (dialog.open || dialog.dataset['shown'] !== undefined) return
  dialog.dataset['shown'] = ''
  requestAnimationFrame(() =>
    setTimeout(() => {
      // It may have been closed since.
      if (dialog.isConnected && dialog.dataset['shown'] !== undefined) dialog.showModal()
      delete dialog.dataset['shown']
    }),
  )
}

const hide = (dialog: HTMLDialogElement): void => {
  delete dialog.dataset['shown']
  dialog.close()
}

/**
 * The dialog of an overlay, which is rendered before it is opened, in a separate task. A tap that comes first opens it
 * once it is rendered.
 */
export function useEarlyDialog(name: string) {
  const { isOpen, open, close } = useOverlayEntry(name)
  const [isMounted, setIsMounted] = useState(false)
  const [element, setElement] = useState<HTMLDialogElement | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setIsMounted(true))
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    if (element === null) return
    if (isOpen) show(element)
    else hide(element)
  }, [element, isOpen])
  return {
    isMounted,
    /** The ref of the dialog. */
    dialog: setElement,
    open,
    /** To be called when the dialog has closed. */
    close,
  }
}
