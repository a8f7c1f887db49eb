import * as E from 'fp-ts/lib/Either.js'
import type { Analysed, Diagnose, LocalError } from '@kaoiro/core/diagnosis'
import { analysedLocally } from '@kaoiro/core/diagnosis'
import type { LazyAnalyser } from '../../../analyser/lazy-analyser.js'
import { unlessAborted } from '../../../concurrency/until-aborted.js'
import { errorText } from '../../../system/system-error.js'
import type { DiagnoserOptions, Diagnoser } from './diagnoser.js'

/** Analyses photos on threads of this process. Aborting the signal cancels. */
const diagnoseOnThreads =
  ({ load }: Pick<LazyAnalyser, 'load'>, signal: AbortSignal): Diagnose<LocalError> =>
  (photo, request, onPhase) =>
  async () => {
    onPhase('analysing')
    const analysing = load().then(({ analyse }) => analyse(photo, request))
    try {
      const answer = await unlessAborted(signal, analysing)
      return answer === null
        ? E.left({ _tag: 'Cancelled' })
        : analysedLocally(request.gender)(answer)
    } catch (error) {
      return E.left({ _tag: 'AnalyserLost', detail: errorText(error) })
    }
  }

export const diagnoserOnThreads = ({
  analyser,
  streams: { signal },
  localised: { messages },
  note,
}: DiagnoserOptions): Diagnoser => {
  const diagnose = diagnoseOnThreads(analyser, signal)
  return async ({ gender }, photo, hairline) => {
    const analysed = await diagnose(photo, { gender, hairline }, (phase) =>
      note?.(`${messages[phase]} …`),
    )()
    return { answer: E.map(({ answer }: Analysed) => answer)(analysed), calls: [], upload: null }
  }
}
