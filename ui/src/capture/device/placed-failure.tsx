import type { CaptureError } from '@kaoiro/core/flow/capture-flow'
import { Alert } from '../../components/alert.js'
import { usePlace } from '../../device/place.js'
import { useDeviceTexts } from '../../device/use-device-texts.js'

interface PlacedFailureProps {
  readonly error: CaptureError | null
  /** What is said of it if the service analyses. */
  readonly text: string | null
}

/** On this device no service can be out of reach, but what is needed may not have come. */
export const PlacedFailure = ({ error, text }: PlacedFailureProps) => {
  const { notLoaded } = useDeviceTexts()
  const isOnDevice = usePlace() === 'device'
  return <Alert text={isOnDevice && error?._tag === 'NetworkError' ? notLoaded : text} />
}
