import type { CSSProperties } from 'react'
import type { AnalysisPhase } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import { phaseText } from '@kaoiro/screens/capture'
import { captureTexts } from '@kaoiro/texts/screens'
import { useIsOnline } from '../adapters/network/abortable-wait.js'
import { ActionBar, Lead, ScreenBody, ScreenHeading } from '../components/screen.js'
import { Button } from '../components/controls/button.js'
import { Spinner } from '../components/feedback.js'
import { useTexts } from '../language/use-texts.js'
import { site } from '../site/site.js'
import styles from './analysing.module.css'
import { HairlineLine } from './hairline-step.js'
import { DevicePhase } from './on-device/device-analysis.js'
import { PhotoPreview } from './photo-preview.js'
import preview from './photo-preview.module.css'
import type { PreparedPhoto } from './prepare/prepared-photo.js'

interface AnalysingStepProps {
  readonly photo: PreparedPhoto
  readonly hairline: Hairline
  readonly phase: AnalysisPhase
  readonly onCancel: () => void
}

/** The guide is fixed during the analysis. */
export function AnalysingStep({ photo, hairline, onCancel, ...progress }: AnalysingStepProps) {
  const phase = useIsOnline() ? progress.phase : 'waiting'
  const texts = useTexts(captureTexts)
  const words = texts.analysing
  const { label, parts } = words.lookedAt
  return (
    <>
      <ScreenBody compact>
        <ScreenHeading>{words.heading}</ScreenHeading>
        <Lead>{words.wait}</Lead>
        <PhotoPreview photo={photo} title={texts.hairline.picture}>
          <FocusLight hairline={hairline} />
          <HairlineLine at={hairline} />
        </PhotoPreview>
        {/* The line below a word moves with the light on the photo. */}
        <ul className={styles['words']} aria-label={label}>
          {lookedAt.map((part) => (
            <li key={part}>{parts[part]}</li>
          ))}
        </ul>
        <p className={preview['caption']}>{words.note}</p>
        {site.analysis === 'service' ? (
          <Progress text={phaseText(texts, phase)} />
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

/** The current phase as text, announced to screen readers. */
export function Progress({ text }: { readonly text: string }) {
  return (
    <p role="status" className={preview['progress']}>
      <Spinner />
      <span>{text}</span>
    </p>
  )
}

/** The parts of a face that are lit during the analysis, in this order. */
const lookedAt = ['outline', 'brows', 'eyes', 'mouth', 'colours'] as const

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
