import { memo, useState } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { PickRefusal } from '@kaoiro/core/photo'
import type { EarlierResult } from '@kaoiro/screens/result'
import type { CaptureTexts } from '@kaoiro/texts/types'
import { tipPicture } from '@kaoiro/drawing/scenes'
import { PlainLink } from '../../components/controls/screen-links.js'
import { ActionBar } from '../../components/action-bar.js'
import { ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { Toast } from '../../components/toast.js'
import { paths } from '../../site/paths.js'
import { lostStep } from '../../adapters/step-entry.js'
import { Alert } from '../../components/alert.js'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { FileButton } from '../../components/controls/file-button.js'
import { CameraButton } from '../camera/camera-button.js'
import { PlaceChoice } from '../on-device/place-choice.js'
import { useFilePicker } from './use-file-picker.js'
import { LightCardLink } from '../../components/controls/light-card-link.js'
import { Drawing } from '../../components/pictures/drawing.js'
import styles from './photo-tips.module.css'

interface PhotoStepProps {
  readonly gender: Gender
  readonly preparing: boolean
  readonly refusal: PickRefusal | null
  /** The earlier result, if this photo will be added to one. */
  readonly earlier: EarlierResult | null
  readonly onPick: (file: File) => void
}

export const PhotoStep = ({ gender, preparing, refusal, earlier, onPick }: PhotoStepProps) => {
  const texts = useTexts(captureTexts)
  const words = texts.photo
  const { wasDiscarded, onOpen, onPicked } = useFilePicker()
  const loss = useLossText(texts, wasDiscarded)
  const [isUnloaded, setUnloaded] = useState(false)
  const remark = isUnloaded ? texts.camera.notLoaded : loss
  const pick = (file: File) => {
    onPicked()
    onPick(file)
  }
  return (
    <>
      <ScreenBody busy={preparing}>
        <ScreenHeading>{words.heading}</ScreenHeading>
        {KAOIRO_ANALYSIS === 'ask' && <PlaceChoice />}
        <PhotoTips gender={gender} />
        {earlier === null ? (
          <PlainLink to={paths.genderSelect}>{words.back}</PlainLink>
        ) : (
          <PlainLink to={paths.result(earlier.code)} replace state={earlier.state}>
            {texts.another.back}
          </PlainLink>
        )}
      </ScreenBody>
      <ActionBar
        over={
          <>
            <Alert text={refusal === null ? remark : refusalText(texts, refusal)} />
            <Toast text={preparing ? words.preparing : null} busy />
          </>
        }
      >
        <CameraButton onOpen={onOpen} onPick={pick} onFailure={() => setUnloaded(true)}>
          {words.take}
        </CameraButton>
        <FileButton variant="secondary" onOpen={onOpen} onPick={pick}>
          {words.album}
        </FileButton>
      </ActionBar>
    </>
  )
}

const refusalText = (texts: CaptureTexts, refusal: PickRefusal): string => {
  switch (refusal._tag) {
    case 'NotAPhoto':
      return texts.notAPhoto(refusal.found)
    case 'UntruePixels':
      return texts.untruePixels
    default:
      return texts.refused({ reason: texts.messages.refusal(refusal) })
  }
}

/** Why the photo is gone after a reload; null if there was none. */
const useLossText = ({ photo }: CaptureTexts, wasDiscarded: boolean): string | null => {
  const [step] = useState(lostStep)
  if (wasDiscarded) return photo.lost
  if (step === 0) return null
  return step === 1 ? photo.reloaded.photo : photo.reloaded.analysis
}

const tips = ['light', 'front', 'neutral', 'remove', 'bare', 'card'] as const

/**
 * Tips for a good photo, each with a drawing of a person of this gender. The last one is optional. Not rendered again when a
 * photo is picked: the drawings would block slow phones for more than 50 ms.
 */
const PhotoTips = memo(({ gender }: { readonly gender: Gender }) => {
  const { tips: words, lightCard } = useTexts(captureTexts).photo
  return (
    <ul className={styles['tips']}>
      {tips.map((tip) => (
        <li key={tip}>
          <Drawing node={tipPicture(tip, gender)} />
          <h2>{words[tip].title}</h2>
          <p>{words[tip].content}</p>
          {tip === 'card' && <LightCardLink>{lightCard}</LightCardLink>}
        </li>
      ))}
    </ul>
  )
})
