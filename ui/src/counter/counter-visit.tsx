import { useEffect, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { Certainty, Gender } from '@kaoiro/core/diagnosis'
import { visitFailure, visitPatience, visitScreen } from '@kaoiro/screens/counter'
import { resultView } from '@kaoiro/screens/result'
import { captureTexts, counterTexts, resultTexts } from '@kaoiro/texts/screens'
import { keepInMemoryOnly } from '../adapters/kept-photo.js'
import { deleteSessions } from '../adapters/network/delete-sessions.js'
import { useIsOnline } from '../adapters/network/abortable-wait.js'
import { useAllowsCamera } from '../capture/camera/allows-camera.js'
import { CameraDialog } from '../capture/camera/camera-dialog.js'
import { CaptureStep } from '../capture/capture-step.js'
import { WithDeviceAnalyser } from '../capture/on-device/device-analysis.js'
import { useCapture } from '../capture/use-capture.js'
import { ActionBar, Lead, Message } from '../components/screen.js'
import { Button } from '../components/controls/button.js'
import { Spinner } from '../components/feedback.js'
import { useTexts } from '../language/use-texts.js'
import { Hero } from '../result/hero/hero.js'
import { ToTry } from '../result/style/counter-sheet.js'
import { Countdown, useIdle } from './countdown.js'
import styles from './counter.module.css'
import result from './counter-result.module.css'

interface CounterVisitProps {
  readonly gender: Gender
  readonly onAgain: () => void
  readonly onEnd: () => void
}

/** Nothing to preload: all later screens of the counter are loaded together. */
const prefetch = { prefetchFailed: () => undefined, prefetchResult: () => undefined }

/** A customer's way from the camera to the result. Ends after a minute without activity, and later during an analysis. */
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

interface CounterResultProps {
  readonly code: string
  readonly certainty: Certainty
  readonly onEnd: () => void
}

/** The result on a tablet at a counter, on one screen, with the QR code that takes it to the customer's phone. */
const CounterResult = ({ code, certainty, onEnd }: CounterResultProps) => {
  const { content } = useTexts(resultTexts)
  const { take, clear } = useTexts(counterTexts)
  const view = resultView(content, code, certainty)
  if (E.isLeft(view)) return null
  return (
    <>
      <div className={result['result']}>
        <Hero view={view.right} isOwn />
        <section className={result['take']}>
          <h2 className="section-heading">{take.heading}</h2>
          <Lead>{take.lead}</Lead>
          <ToTry view={view.right} />
        </section>
      </div>
      <ActionBar>
        <Button variant="primary" onPress={onEnd}>
          {clear}
        </Button>
      </ActionBar>
    </>
  )
}
