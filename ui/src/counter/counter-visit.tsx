import { useEffect, useState } from 'react'
import type { Gender } from '@kaoiro/core/diagnosis'
import { visitFailure, visitPatience, visitScreen } from '@kaoiro/screens/counter'
import { captureTexts, counterTexts } from '@kaoiro/texts/screens'
import { keepInMemoryOnly } from '../adapters/kept-photo.js'
import { deleteSessions } from '../adapters/network/delete-sessions.js'
import { useIsOnline } from '../adapters/network/abortable-wait.js'
import { useAllowsCamera } from '../capture/camera/allows-camera.js'
import { CameraDialog } from '../capture/camera/camera-dialog.js'
import { CaptureStep } from '../capture/capture-step.js'
import { WithDeviceAnalyser } from '../capture/on-device/device-analysis.js'
import { useCapture } from '../capture/use-capture.js'
import { Message } from '../components/screen.js'
import { Button } from '../components/controls/button.js'
import { Spinner } from '../components/feedback.js'
import { useTexts } from '../language/use-texts.js'
import { looksAtPhotos } from '../site/looks-at-photos.js'
import { Countdown, useIdle } from './countdown.js'
import { CounterResult } from './counter-result.js'
import styles from './counter.module.css'

interface CounterVisitProps {
  readonly gender: Gender
  readonly onAgain: () => void
  readonly onEnd: () => void
}

/** Nothing to preload: all later screens of the counter are loaded together. */
const prefetch = { prefetchFailed: () => undefined, prefetchResult: () => undefined }

/** A customer's way from the camera to the result. Ends after a minute without activity, and later where customers only look. */
const CounterVisit = ({ gender, onAgain, ...visit }: CounterVisitProps) => {
  const { clear, lost } = useTexts(counterTexts)
  const texts = useTexts(captureTexts)
  const capture = useCapture(gender, null, null, prefetch)
  const { flow, preparing: isPreparing } = capture
  // The dialog stays when the camera is refused, and says so.
  const [hasCamera] = useState(useAllowsCamera())
  const state = { flow, isPreparing, hasCamera, isOnline: useIsOnline() }
  const onEnd = () => {
    // Before the tablet is cleared, which waits for the deletion of the session.
    capture.cancel()
    visit.onEnd()
  }
  const { left, onFace } = useIdle(`${flow._tag} ${isPreparing}`, onEnd, visitPatience(state))
  useEffect(keepInMemoryOnly, [])
  useEffect(() => {
    window.scrollTo(0, 0)
    // The code contains the result, so the session can be deleted at once.
    if (flow._tag === 'Completed' && flow.receipt !== null)
      void deleteSessions([flow.receipt.sessionId])
  }, [flow])

  const screen = () => {
    switch (visitScreen(state)) {
      case 'preparing':
        return (
          <Message heading={texts.photo.preparing}>
            <Spinner />
          </Message>
        )
      case 'failed':
        return (
          <Message heading={texts.failed.heading}>
            <p role="alert">{flow._tag === 'Failed' && visitFailure(texts, lost, flow.error)}</p>
            <Button variant="primary" onPress={onAgain}>
              {texts.failed.retake}
            </Button>
          </Message>
        )
      case 'camera':
        return (
          <CameraDialog
            onOpen={() => undefined}
            onTake={(photo) => void capture.prepare(photo)}
            onClose={onEnd}
            onFace={onFace}
          />
        )
      case 'step':
        return <CaptureStep capture={capture} />
    }
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
          {looksAtPhotos() ? (
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
