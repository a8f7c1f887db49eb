import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FailedTarget } from '@kaoiro/screens/capture'
import { failedView, parseFailedScreenState } from '@kaoiro/screens/capture'
import { captureTexts } from '@kaoiro/texts/screens'
import { useRemembered } from '../adapters/use-remembered.js'
import { ActionBar, Message } from '../components/screen.js'
import { Alert } from '../components/feedback.js'
import { Button } from '../components/controls/button.js'
import { ButtonLink, PlainLink } from '../components/controls/screen-links.js'
import { useTexts } from '../language/use-texts.js'
import { paths } from '../site/paths.js'
import { site } from '../site/site.js'
import { keepAttempt, keptAttempt, samePhoto } from './failed-attempt.js'
import { DeviceFailure } from './on-device/device-analysis.js'
import { PhotoPreview } from './photo-preview.js'

const FailedScreen = () => {
  const state = useRemembered(parseFailedScreenState)
  const { gender, error, earlier } = state
  const [attempt] = useState(keptAttempt)
  useEffect(() => () => keepAttempt(null), [])
  const navigate = useNavigate()
  const view = failedView(useTexts(captureTexts), state, attempt !== null)
  const sendAgain = () => {
    if (gender === null) return
    keepAttempt(attempt)
    void navigate(paths.capture(gender), { state: { earlier, ...samePhoto } })
  }
  const linkTo = (to: Exclude<FailedTarget, 'same photo'>) => {
    if (to === 'result' && earlier !== null)
      return { to: paths.result(earlier.code), replace: true, state: earlier.state }
    if (to === 'capture' && gender !== null)
      return { to: paths.capture(gender), state: { earlier } }
    return { to: paths.genderSelect }
  }
  return (
    <>
      <Message heading={view.heading}>
        {view.apology !== null && <p>{view.apology}</p>}
        {site.analysis === 'service' ? (
          <Alert text={view.cause} />
        ) : (
          <DeviceFailure error={error} text={view.cause} />
        )}
        {view.hint !== null && <p>{view.hint}</p>}
        {view.picture !== null && attempt !== null && (
          <PhotoPreview photo={attempt.photo} title={view.picture} small />
        )}
        {view.back !== null && <PlainLink to={paths.genderSelect}>{view.back}</PlainLink>}
      </Message>
      <ActionBar>
        {view.actions.map(({ to, label, variant }) =>
          to === 'same photo' ? (
            <Button key={label} variant={variant} onPress={sendAgain}>
              {label}
            </Button>
          ) : (
            <ButtonLink key={label} variant={variant} {...linkTo(to)}>
              {label}
            </ButtonLink>
          ),
        )}
      </ActionBar>
    </>
  )
}

export default FailedScreen
