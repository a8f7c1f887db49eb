import type { CSSProperties, ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import type { AnalysisPhase } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import { ActionBar } from '../../components/action-bar.js'
import { Button } from '../../components/controls/button.js'
import { Lead, ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { DevicePhase } from '../on-device/device-phase.js'
import { PhotoPreview } from '../components/photo-preview.js'
import { HairlineLine } from '../hairline/hairline-line.js'
import type { PreparedPhoto } from '../prepare/prepare-photo.js'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import { Progress } from './progress.js'
import preview from '../components/photo-preview.module.css'
import styles from './focus-light.module.css'

interface AnalysingStepProps {
  readonly photo: PreparedPhoto
  readonly hairline: Hairline
  readonly phase: AnalysisPhase
  readonly onCancel: () => void
}

/** The guide is fixed during the analysis. */
export const AnalysingStep = ({ photo, hairline, onCancel, ...progress }: AnalysingStepProps) => {
  const phase = useIsOnline() ? progress.phase : 'waiting'
  const { messages, analysing: words, hairline: hairlineWords } = useCaptureTexts()
  return (
    <>
      <ScreenBody compact>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <Lead>{words.wait}</Lead>
        <PhotoPreview photo={photo} title={hairlineWords.picture}>
          <FocusLight hairline={hairline} />
          <HairlineLine at={hairline} />
        </PhotoPreview>
        <LookedAtWords />
        <Caption>{words.note}</Caption>
        {KAOIRO_ANALYSIS === 'service' ? (
          <Progress text={messages[phase]} />
        ) : (
          <DevicePhase phase={phase}>{(text) => <Progress text={text} />}</DevicePhase>
        )}
      </ScreenBody>
      <ActionBar>
        <Button variant="secondary" onPress={onCancel}>
          {words.cancel}
        </Button>
      </ActionBar>
    </>
  )
}

/** A caption below an image. */
const Caption = ({ children }: { readonly children: ReactNode }) => (
  <p className={preview['caption']}>{children}</p>
)

/**
 * A soft light on the parts of the face in turn. The position of the face is estimated from the hairline, because
 * landmarks are known only with the result.
 */
const FocusLight = ({ hairline }: { readonly hairline: Hairline }) => (
  <div
    className={styles['light']}
    style={{ '--hairline': hairline } as CSSProperties}
    aria-hidden="true"
  >
    {lookedAt.map((part) => (
      <div key={part} className={styles[part]} />
    ))}
  </div>
)

/** The parts of the face that the analysis looks at. The line moves with the light on the photo. */
const LookedAtWords = () => {
  const { label, parts } = useCaptureTexts().analysing.lookedAt
  return (
    <ul className={styles['words']} aria-label={label}>
      {lookedAt.map((part) => (
        <li key={part}>{parts[part]}</li>
      ))}
    </ul>
  )
}

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a network. It may have one that does not reach the service. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** The parts of a face that are lit during the analysis, in this order. */
const lookedAt = ['outline', 'brows', 'eyes', 'mouth', 'colours'] as const
