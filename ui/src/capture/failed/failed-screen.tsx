import { useLocation } from 'react-router-dom'
import type { CaptureError } from '@kaoiro/core/flow/capture-flow'
import { isReason } from '@kaoiro/core/diagnosis/failure-reason'
import { ButtonLink } from '../../components/controls/screen-links.js'
import { ActionBar } from '../../components/action-bar.js'
import { Message } from '../../components/message.js'
import { paths } from '../../site/paths.js'
import { Alert } from '../../components/alert.js'
import type { CaptureTexts } from '@kaoiro/core/locales/ja/screens/capture'
import { useCaptureTexts } from '../../language/use-capture-texts.js'
import { DeviceFailure } from '../on-device/device-failure.js'
import { parseFailedScreenState } from './failed-state.js'

const FailedScreen = () => {
  const texts = useCaptureTexts()
  const { failed: words } = texts
  const { gender, error, earlier } = parseFailedScreenState(useLocation().state)
  return (
    <>
      <Message heading={words.heading}>
        <p>{words.apology}</p>
        {KAOIRO_ANALYSIS === 'service' ? (
          <Alert text={error === null ? null : failureText(texts, error)} />
        ) : (
          <DeviceFailure error={error} text={error === null ? null : failureText(texts, error)} />
        )}
        <p>{words.hint}</p>
      </Message>
      <ActionBar>
        <ButtonLink
          variant="primary"
          to={gender === null ? paths.genderSelect : paths.capture(gender)}
          state={{ earlier }}
        >
          {words.retake}
        </ButtonLink>
        {earlier !== null && (
          <ButtonLink
            variant="secondary"
            to={paths.result(earlier.code)}
            replace
            state={earlier.state}
          >
            {texts.another.back}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" to={paths.genderSelect}>
          {words.back}
        </ButtonLink>
      </ActionBar>
    </>
  )
}

/** The cause and what to do; null if the standard hint is enough. */
const failureText = ({ messages, failed }: CaptureTexts, error: CaptureError): string | null => {
  switch (error._tag) {
    case 'FileNotRead':
    case 'ImageNotLoaded':
    case 'NoCanvasContext':
    case 'NoBlob':
      return failed.unprepared
    case 'AnalysisFailed':
      return isReason(error.reason) ? messages.reasons[error.reason] : null
    case 'NetworkError':
      return failed.noNetwork
    case 'BadStatus':
    case 'BadBody':
      return failed.serviceFault
    case 'StillAnalyzing':
    case 'Cancelled':
      return messages.session(error)
  }
}

export default FailedScreen
