import * as E from 'fp-ts/lib/Either.js'
import type { Analysed, Diagnose, LocalError } from '@kaoiro/core/diagnosis'
import type { LazyAnalyser } from '../../../analyser/lazy-analyser.js'
import { unlessAborted } from '../../../concurrency/until-aborted.js'
import { errorText } from '../../../system/system-error.js'
import type { SendOptions, SendPhoto } from './send-photo.js'

/** Analyses photos on threads of this process. Aborting the signal cancels. */
const diagnoseOnThreads =
  ({ load }: Pick<LazyAnalyser, 'load'>, signal: AbortSignal): Diagnose<LocalError> =>
  (photo, request, onPhase) =>
  async () => {
    onPhase('analysing')
    const analysing = load().then(({ analyse }) => analyse(photo, request))
    try {
      const answer = await unlessAborted(signal, analysing)
      if (answer === null) return E.left({ _tag: 'Cancelled' })
      return E.isLeft(answer)
        ? E.left({ _tag: 'AnalysisFailed', reason: answer.left })
        : E.right({ gender: request.gender, answer: answer.right, receipt: null })
    } catch (error) {
      return E.left({ _tag: 'AnalyserLost', detail: errorText(error) })
    }
  }

export const sendOnThreads = ({
  analyser,
  streams: { signal },
  localised: { messages },
  note,
}: SendOptions): SendPhoto => {
  const diagnose = diagnoseOnThreads(analyser, signal)
  return async ({ gender }, photo, hairline) => {
    const analysed = await diagnose(photo, { gender, hairline }, (phase) =>
      note?.(`${messages[phase]} …`),
    )()
    return { answer: E.map(({ answer }: Analysed) => answer)(analysed), calls: [], upload: null }
  }
}
