import { useEffect, useReducer, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as O from 'fp-ts/lib/Option.js'
import { messages } from '@kaoiro/core/content/messages/ja'
import { genderScreen, initialGenderScreen, startWith } from '@kaoiro/core/flow/gender-screen'
import type { Gender } from '@kaoiro/core/gender'
import type { CaptureState } from '../capture-state.js'
import { Progress } from '../components/progress.js'
import { Steps } from '../components/steps.js'
import { paths } from '../paths.js'
import { texts } from '../texts.js'
import { useCapture } from '../use-capture.js'
import { CaptureSteps } from './capture-steps.js'
import { GenderStep } from './gender-step.js'

/** From the gender to the analysis, on one page. */
export const HomeScreen = () => {
  const [screen, dispatch] = useReducer(genderScreen, initialGenderScreen)
  const [gender, setGender] = useState<Gender | null>(null)
  const capture = useCapture()
  const { flow } = capture
  const navigate = useNavigate()

  const code = flow._tag === 'Completed' ? flow.code : null
  useEffect(() => {
    if (code !== null) void navigate(paths.result.href(code))
  }, [code, navigate])

  const back = () => {
    capture.retake()
    setGender(null)
  }
  return (
    <>
      {flow._tag !== 'Failed' && <Steps current={gender === null ? 1 : stepOf(flow)} />}
      {gender === null ? (
        <GenderStep
          screen={screen}
          dispatch={dispatch}
          onStart={() => setGender(O.toNullable(startWith(screen)))}
        />
      ) : (
        <CaptureSteps capture={capture} onCheck={() => capture.check(gender)} onBack={back} />
      )}
      <Progress text={capture.preparing ? texts.photo.preparing : progressOf(flow)} />
    </>
  )
}

const stepOf = ({ _tag }: CaptureState) => (_tag === 'Analysing' || _tag === 'Completed' ? 3 : 2)

const progressOf = (flow: CaptureState): string | null =>
  flow._tag === 'Analysing' ? messages[flow.phase] : null
