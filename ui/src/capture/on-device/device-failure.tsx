import type { CaptureError } from '@kaoiro/screens/capture'
import { Alert } from '../../components/alert.js'
import { deviceTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'

interface DeviceFailureProps {
  readonly error: CaptureError | null
  /** The text for analysis by the service. */
  readonly text: string | null
}

/** The text of a failure. A lost analyser of the device means that its models could not be loaded. */
export const DeviceFailure = ({ error, text }: DeviceFailureProps) => {
  const { notLoaded } = useTexts(deviceTexts)
  return <Alert text={error?._tag === 'AnalyserLost' ? notLoaded : text} />
}
