import { useEffect, useState } from 'react'
import type { CaptureError } from '@kaoiro/screens/capture'
import { analysisPatience } from '@kaoiro/screens/counter'
import type { Gender } from '@kaoiro/core/diagnosis'
import { useIsOnline } from '../adapters/network/use-is-online.js'
import { keepInMemoryOnly } from '../adapters/kept-photo.js'
import { useAllowsCamera } from '../capture/camera/allows-camera.js'
import { CameraDialog } from '../capture/camera/camera-dialog.js'
import { CaptureStep } from '../capture/capture-step.js'
import { failureText } from '../capture/failed/failed-screen.js'
import { WithDeviceAnalyser } from '../capture/on-device/with-device-analyser.js'
import { useCapture } from '../capture/use-capture.js'
import { Button } from '../components/controls/button.js'
import { Message } from '../components/message.js'
import { Spinner } from '../components/spinner.js'
import { captureTexts, counterTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../language/use-texts.js'
import { deleteSessions } from '../adapters/network/delete-sessions.js'
import { Countdown } from './countdown.js'
import { CounterResult } from './counter-result.js'
import styles from './counter.module.css'
import { useIdle } from './use-idle.js'

interface CounterVisitProps {
  readonly gender: Gender
  readonly onAgain: () => void
  readonly onEnd: () => void
}

/** Nothing to preload: all later screens of the counter are loaded together. */
const prefetch = { prefetchFailed: () => undefined, prefetchResult: () => undefined }

const isLost = ({ _tag }: CaptureError) => _tag === 'NetworkError' || _tag === 'AnalyserLost'

/** A customer's way from the camera to the result. Ends after a minute without activity, and later during an analysis. */
const CounterVisit = ({ gender, onAgain, ...visit }: CounterVisitProps) => {
  const { clear, lost } = useTexts(counterTexts)
  const texts = useTexts(captureTexts)
  const capture = useCapture(gender, null, null, prefetch)
  const { flow, preparing } = capture
  // The dialog stays when the camera is refused, and says so.
  const [hasCamera] = useState(useAllowsCamera())
  // Without the network, an analysis waits for it, perhaps longer than the customer.
  const isBusy = useIsOnline() && (preparing || flow._tag === 'Analysing')
  const onEnd = () => {
    // Before the tablet is cleared, which waits for the deletion of the session.
    capture.cancel()
    visit.onEnd()
  }
  const step = `${flow._tag} ${preparing}`
  const { left, onFace } = useIdle(step, onEnd, isBusy ? analysisPatience : undefined)
  useEffect(keepInMemoryOnly, [])
  useEffect(() => {
    window.scrollTo(0, 0)
    // The code contains the result, so the session can be deleted at once.
    if (flow._tag === 'Completed' && flow.receipt !== null)
      void deleteSessions([flow.receipt.sessionId])
  }, [flow])

  const screen = () => {
    if (preparing)
      return (
        <Message heading={texts.photo.preparing}>
          <Spinner />
        </Message>
      )
    if (flow._tag === 'Failed')
      return (
        <Message heading={texts.failed.heading}>
          <p role="alert">
            {isLost(flow.error) ? lost : (failureText(texts, flow.error) ?? texts.failed.hint)}
          </p>
          <Button variant="primary" onPress={onAgain}>
            {texts.failed.retake}
          </Button>
        </Message>
      )
    if (flow._tag !== 'NoPhoto' || flow.refusal !== null || !hasCamera)
      return <CaptureStep capture={capture} />
    const take = (photo: File) => void capture.prepare(photo)
    return <CameraDialog onOpen={() => undefined} onTake={take} onClose={onEnd} onFace={onFace} />
  }
  return (
    <>
      {flow._tag === 'Completed' ? (
        <CounterResult code={flow.code} certainty={flow.certainty} onEnd={onEnd} />
      ) : (
        <div className={styles['capture']}>
          <Button variant="quiet" onPress={onEnd}>
            {clear}
          </Button>
          {KAOIRO_LOOK ? (
            <WithDeviceAnalyser step={flow._tag}>{screen()}</WithDeviceAnalyser>
          ) : (
            screen()
          )}
        </div>
      )}
      <Countdown seconds={left} />
    </>
  )
}

export default CounterVisit
