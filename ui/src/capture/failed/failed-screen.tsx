import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaptureError } from '@kaoiro/screens/capture'
import { maySucceedAgain } from '@kaoiro/screens/capture'
import { isReason } from '@kaoiro/core/diagnosis'
import { useRemembered } from '../../adapters/use-remembered.js'
import { Button } from '../../components/controls/button.js'
import { PlainLink, ButtonLink } from '../../components/controls/screen-links.js'
import { ActionBar } from '../../components/action-bar.js'
import { Message } from '../../components/message.js'
import { paths } from '../../site/paths.js'
import { Alert } from '../../components/alert.js'
import type { CaptureTexts } from '@kaoiro/texts/types'
import { captureTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { DeviceFailure } from '../on-device/device-failure.js'
import { PhotoPreview } from '../components/photo-preview.js'
import type { FailedAttempt } from './failed-attempt.js'
import { keepAttempt, keptAttempt } from './failed-attempt.js'
import type { FailedScreenState } from './failed-state.js'
import { parseFailedScreenState, samePhoto } from './failed-state.js'

const FailedScreen = () => {
  const texts = useTexts(captureTexts)
  const { failed: words } = texts
  const { gender, error, earlier } = useRemembered(parseFailedScreenState)
  const attempt = useAttempt()
  const again = useSamePhoto({ gender, error, earlier }, attempt)
  const cause = error === null ? null : failureText(texts, error)
  return (
    <>
      <Message heading={words.heading}>
        {!isRefused(error) && <p>{words.apology}</p>}
        {KAOIRO_ANALYSIS === 'service' ? (
          <Alert text={cause} />
        ) : (
          <DeviceFailure error={error} text={cause} />
        )}
        {cause === null && <p>{words.hint}</p>}
        {isRefused(error) && attempt !== null && (
          <PhotoPreview photo={attempt.photo} title={texts.doubt.picture} small />
        )}
        {again !== null && <PlainLink to={paths.genderSelect}>{words.back}</PlainLink>}
      </Message>
      <ActionBar>
        {again !== null && (
          <Button variant="primary" onPress={again}>
            {words.again}
          </Button>
        )}
        <ButtonLink
          variant={again === null ? 'primary' : 'secondary'}
          to={gender === null ? paths.genderSelect : paths.capture(gender)}
          state={{ earlier }}
        >
          {words.retake}
        </ButtonLink>
        {earlier !== null && (
          <ButtonLink
            variant={again === null ? 'secondary' : 'quiet'}
            to={paths.result(earlier.code)}
            replace
            state={earlier.state}
          >
            {texts.another.back}
          </ButtonLink>
        )}
        {again === null && (
          <ButtonLink variant="quiet" to={paths.genderSelect}>
            {words.back}
          </ButtonLink>
        )}
      </ActionBar>
    </>
  )
}

/** The photo that failed; null after a reload. */
const useAttempt = (): FailedAttempt | null => {
  const [attempt] = useState(keptAttempt)
  useEffect(() => () => keepAttempt(null), [])
  return attempt
}

/** Returns to the photo and its guide; null if another photo is needed, or after a reload. */
const useSamePhoto = (
  { gender, error, earlier }: FailedScreenState,
  attempt: FailedAttempt | null,
): (() => void) | null => {
  const navigate = useNavigate()
  const isOffered = error !== null && maySucceedAgain(error)
  if (attempt === null || gender === null || !isOffered) return null
  return () => {
    keepAttempt(attempt)
    void navigate(paths.capture(gender), { state: { earlier, ...samePhoto } })
  }
}

/** Whether the photo is the cause and not an error. */
const isRefused = (error: CaptureError | null): boolean =>
  error?._tag === 'AnalysisFailed' && isReason(error.reason) && !maySucceedAgain(error)

/** The cause and what to do; null if the standard hint is enough. */
export const failureText = (
  { messages, failed }: CaptureTexts,
  error: CaptureError,
): string | null => {
  switch (error._tag) {
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return failed.unprepared
    case 'AnalysisFailed':
      return isReason(error.reason) ? messages.reasons[error.reason] : null
    // The models are files of the site: if they cannot be loaded, the probable cause is the network.
    case 'AnalyserLost':
    case 'NetworkError':
      return failed.noNetwork
    case 'BadStatus':
    case 'BadBody':
      return failed.serviceFault
    case 'StillAnalyzing':
    case 'TookTooLong':
    case 'Cancelled':
      return messages.diagnosis(error)
  }
}

export default FailedScreen
