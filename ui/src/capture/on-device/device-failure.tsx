import type { CaptureError } from '@kaoiro/core/flow'
import { Alert } from '../../components/alert.js'
import { usePlace } from '../../device/place.js'
import { useDeviceTexts } from '../../language/use-device-texts.js'

interface DeviceFailureProps {
  readonly error: CaptureError | null
  /** The text for analysis by the service. */
  readonly text: string | null
}

/** The text of a failure. On the device, a lost analyser means that the models could not be loaded. */
export const DeviceFailure = ({ error, text }: DeviceFailureProps) => {
  const { notLoaded } = useDeviceTexts()
  const isOnDevice = usePlace() === 'device'
  return <Alert text={isOnDevice && error?._tag === 'AnalyserLost' ? notLoaded : text} />
}
