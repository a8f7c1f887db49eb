import type { ReactNode } from 'react'
import type { AnalysisPhase } from '@kaoiro/core/diagnosis'
import type { Hairline } from '@kaoiro/core/photo'
import { useIsOnline } from '../../adapters/network/use-is-online.js'
import { ActionBar } from '../../components/action-bar.js'
import { Button } from '../../components/controls/button.js'
import { Lead, ScreenBody } from '../../components/screen-body.js'
import { ScreenHeading } from '../../components/screen-heading.js'
import { DevicePhase } from '../on-device/device-phase.js'
import { PhotoPreview } from '../components/photo-preview.js'
import { HairlineLine } from '../hairline/hairline-line.js'
import type { PreparedPhoto } from '../prepare/prepare-photo.js'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { FocusLight, LookedAtWords } from './focus-light.js'
import { Progress } from './progress.js'
import preview from '../components/photo-preview.module.css'

interface AnalysingStepProps {
  readonly photo: PreparedPhoto
  readonly hairline: Hairline
  readonly phase: AnalysisPhase
  readonly onCancel: () => void
}

/** The guide is fixed during the analysis. */
export const AnalysingStep = ({ photo, hairline, onCancel, ...progress }: AnalysingStepProps) => {
  const phase = useIsOnline() ? progress.phase : 'waiting'
  const { messages, analysing: words, hairline: hairlineWords } = useTexts(captureTexts)
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
