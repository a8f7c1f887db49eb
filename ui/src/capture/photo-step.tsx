import { useEffect, useState } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { photoRemark } from '@kaoiro/screens/capture'
import { captureTexts } from '@kaoiro/texts/screens'
import type { PickRefusal } from '@kaoiro/screens/capture'
import { lostStep } from '../adapters/step-entry.js'
import { save, saved, tabStorage } from '../adapters/storage.js'
import { ActionBar, ScreenBody, ScreenHeading } from '../components/screen.js'
import { Alert, Toast } from '../components/feedback.js'
import { FileButton } from '../components/controls/file-button.js'
import { LightCardLink, PlainLink } from '../components/controls/screen-links.js'
import { Illustration, illustrations } from '../components/pictures/illustration.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import { useTexts } from '../language/use-texts.js'
import { CameraButton } from './camera/camera-button.js'
import { PlaceChoice } from './on-device/device-analysis.js'
import styles from './photo-step.module.css'
import type { Capture } from './use-capture.js'
import { listening } from '../adapters/listening.js'

interface PhotoStepProps {
  readonly capture: Capture
  readonly refusal: PickRefusal | null
}

export function PhotoStep({ capture, refusal }: PhotoStepProps) {
  const { gender, preparing, earlier } = capture
  const texts = useTexts(captureTexts)
  const words = texts.photo
  const { wasDiscarded, onOpen, onPicked } = useFilePicker()
  const [lost] = useState(lostStep)
  const [isCameraMissing, setCameraMissing] = useState(false)
  const pick = (file: File) => {
    onPicked()
    void capture.prepare(file)
  }
  return (
    <>
      <ScreenBody busy={preparing}>
        <ScreenHeading>{words.heading}</ScreenHeading>
        {site.analysis === 'ask' && <PlaceChoice />}
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
            <Alert
              text={photoRemark(texts, { refusal, isCameraMissing, wasDiscarded, lostStep: lost })}
            />
            <Toast text={preparing ? words.preparing : null} busy />
          </>
        }
      >
        <CameraButton onOpen={onOpen} onPick={pick} onFailure={() => setCameraMissing(true)}>
          {words.take}
        </CameraButton>
        <FileButton variant="secondary" onOpen={onOpen} onPick={pick}>
          {words.album}
        </FileButton>
      </ActionBar>
    </>
  )
}

/** Records that camera or album is open, so that a discarded page can be detected. */
const savePicking = (picking: boolean): void => save(tabStorage, 'picking', String(picking))

/**
 * Detects that the browser discarded the page while camera or album was open, which happens on phones
 * with little memory. Call `onOpen` before opening camera or album, and `onPicked` when a file is picked.
 */
const useFilePicker = () => {
  const [wasDiscarded] = useState(() => saved(tabStorage, 'picking') === 'true')

  useEffect(() => {
    // The visitor is back, so the page was not discarded.
    const onReturn = () => {
      if (document.visibilityState === 'visible') savePicking(false)
    }
    onReturn()
    const ends = [
      listening(window, ['focus'], onReturn),
      listening(document, ['visibilitychange'], onReturn),
    ]
    return () => ends.forEach((end) => end())
  }, [])

  return {
    wasDiscarded,
    onOpen: () => savePicking(true),
    onPicked: () => savePicking(false),
  }
}

const tips = ['paper', 'light', 'front', 'remove', 'bare', 'neutral'] as const

/** Tips for a good photo, each with a drawing of a person of this gender. The first does most, and is the only optional one. */
const PhotoTips = ({ gender }: { readonly gender: Gender }) => {
  const { tips: words, lightCard } = useTexts(captureTexts).photo
  return (
    <ul className={styles['tips']}>
      {tips.map((tip) => (
        <li key={tip}>
          <Illustration src={illustrations.tip(tip, gender)} width={120} height={120} />
          <h2>{words[tip].title}</h2>
          <p>{words[tip].content}</p>
          {tip === 'paper' && <LightCardLink>{lightCard}</LightCardLink>}
        </li>
      ))}
    </ul>
  )
}
