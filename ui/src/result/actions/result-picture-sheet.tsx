import { useEffect, useState } from 'react'
import type { PictureFormat } from '@kaoiro/drawing/cards'
import type { ResultView } from '@kaoiro/screens/result'
import { resultSummary } from '@kaoiro/screens/result'
import { useKeptPhoto } from '../../adapters/kept-photo.js'
import { report } from '../../analytics/report.js'
import { withoutBreaks } from '../../components/break-place.js'
import { useLanguage } from '../../language/language.js'
import { resultTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import type { PictureRequest } from './draw-result-picture.js'
import { downloads } from '../pictures/picture-file.js'
import { PictureSheet } from '../pictures/picture-sheet.js'
import { RadioGroup } from '../pictures/radio-group.js'
import styles from './result-actions.module.css'

/** Heights of the formats in pixels; all are 1080 wide. */
const heights = { '9:16': 1920, '4:5': 1350, '1:1': 1080 } as const satisfies Readonly<
  Record<PictureFormat, number>
>

const formats = Object.keys(heights) as ReadonlyArray<PictureFormat>

interface ResultPictureSheetProps {
  readonly view: ResultView
  readonly onClose: () => void
}

/**
 * The picture of a result, in the format of the visitor's choice. It begins with the visitor's own photo if the tab keeps it:
 * the picture is made on this device, and the visitor sees it before it goes anywhere.
 */
export function ResultPictureSheet({ view, onClose }: ResultPictureSheetProps) {
  const words = useTexts(resultTexts)
  const { picture } = words
  const photo = useKeptPhoto(view.code)
  const [chosen, setFace] = useState<'drawn' | 'own' | null>(null)
  const face = chosen ?? (photo === null ? 'drawn' : 'own')
  const [format, setFormat] = useState<PictureFormat>('4:5')
  const file = useDrawnPicture({ view, format, photo: face === 'own' ? photo : null })
  return (
    <PictureSheet
      file={file}
      shown={{
        heading: picture.heading,
        alt: picture.alt({ summary: withoutBreaks(resultSummary(words, view)) }),
        ...{ width: 1080, height: heights[format] },
      }}
      code={view.code}
      onClose={onClose}
    >
      <div className={styles['choices']}>
        {photo !== null && (
          <RadioGroup
            className={styles['choice']}
            legend={picture.face}
            options={[
              ['own', picture.own],
              ['drawn', picture.drawn],
            ]}
            chosen={face}
            onChoose={setFace}
          />
        )}
        <RadioGroup
          className={styles['choice']}
          legend={picture.shape}
          options={formats.map((format) => [format, format])}
          chosen={format}
          onChoose={setFormat}
        />
        {photo !== null && <p>{picture.ownNote}</p>}
      </div>
    </PictureSheet>
  )
}

/** The picture; null while it is being drawn, and `failed` if the browser cannot draw it. */
function useDrawnPicture({ view, format, photo }: PictureRequest): File | null | 'failed' {
  const words = useTexts(resultTexts)
  const language = useLanguage()
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly file: File | 'failed' }>()
  const key = [view.code, format, photo === null].join()
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      // The drawings are loaded on demand.
      const module = await import('./draw-result-picture.js').catch(() => null)
      const file = await module?.drawResultPicture(words, language, { view, format, photo })
      if (isCurrent) setDrawn({ key, file: file ?? 'failed' })
      // Pressing and holding a picture cannot be seen; the first picture counts for it, and no other choice.
      if (isCurrent && file && !downloads(file) && drawn === undefined) report({ step: 'save' })
    }
    void draw()
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a view is new with each rendering; the key identifies it
  }, [key, words, language])
  return drawn?.key === key ? drawn.file : null
}
