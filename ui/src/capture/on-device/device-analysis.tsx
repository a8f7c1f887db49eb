import type { ReactNode } from 'react'
import { useEffect, useId } from 'react'
import type { AnalysisPhase } from '@kaoiro/core/diagnosis'
import type { CaptureError, CaptureFlow } from '@kaoiro/screens/capture'
import { phaseText } from '@kaoiro/screens/capture'
import { captureTexts, deviceTexts } from '@kaoiro/texts/screens'
import { Alert } from '../../components/feedback.js'
import {
  closeDeviceAnalyser,
  openDeviceAnalyser,
  useLoadedPercent,
} from '../../device/device-analyser.js'
import { choosePlace, usePlace } from '../../device/place.js'
import { useTexts } from '../../language/use-texts.js'
import styles from './device-analysis.module.css'

/** Lets the visitor choose where the photo is analysed. */
export function PlaceChoice() {
  const { place: words } = useTexts(deviceTexts)
  const chosen = usePlace()
  const group = useId()
  return (
    <fieldset className={styles['places']}>
      <legend className={styles['legend']}>{words.legend}</legend>
      {(['device', 'service'] as const).map((place) => (
        <label key={place} className={styles['place']}>
          <input
            type="radio"
            name={group}
            checked={chosen === place}
            onChange={() => choosePlace(place)}
          />
          <span className={styles['title']}>{words[place].title}</span>
          <span className={styles['content']}>{words[place].content}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface WithDeviceAnalyserProps {
  readonly step: CaptureFlow<unknown>['_tag']
  readonly children: ReactNode
}

/**
 * For analysis on the device, loads the models once there is a photo. For analysis by the service, only
 * the check (`PhotoLook`) loads them, and sending the photo ends the check. Releases the models when the
 * visitor leaves.
 */
export function WithDeviceAnalyser({ step, children }: WithDeviceAnalyserProps) {
  const isOnDevice = usePlace() === 'device'
  const hasPhoto = step !== 'NoPhoto'
  const isSent = step === 'Analysing' && !isOnDevice
  useEffect(() => {
    if (hasPhoto && isOnDevice) openDeviceAnalyser()
  }, [hasPhoto, isOnDevice])
  useEffect(() => {
    if (isSent) closeDeviceAnalyser()
  }, [isSent])
  useEffect(() => closeDeviceAnalyser, [])
  return children
}

interface DevicePhaseProps {
  readonly phase: AnalysisPhase
  readonly children: (text: string) => ReactNode
}

/** The phase as text, for analysis here or by the service. */
export function DevicePhase({ phase, children }: DevicePhaseProps) {
  const texts = useTexts(captureTexts)
  const { preparing } = useTexts(deviceTexts)
  const percent = useLoadedPercent()
  const device = usePlace() === 'device' ? { percent, preparing } : null
  return children(phaseText(texts, phase, device))
}

interface DeviceFailureProps {
  readonly error: CaptureError | null
  /** The text for analysis by the service. */
  readonly text: string | null
}

/** The text of a failure. A lost analyser of the device means that its models could not be loaded. */
export function DeviceFailure({ error, text }: DeviceFailureProps) {
  const { notLoaded } = useTexts(deviceTexts)
  return <Alert text={error?._tag === 'AnalyserLost' ? notLoaded : text} />
}
