import * as E from 'fp-ts/lib/Either.js'
import type { Diagnose, LocalError } from '@kaoiro/core/diagnosis'
import { analysedLocally } from '@kaoiro/core/diagnosis'
import { abortableWait } from '../adapters/network/abortable-wait.js'
import { closeDeviceAnalyser, examineOnDevice } from './device-analyser.js'

/** Milliseconds in all, as at the service. A worker that takes longer hangs. */
const maxTime = 5 * 60_000

/** Analyses photos in a worker of the browser; no photo or answer leaves the device. Aborting the signal cancels. */
export const diagnoseOnDevice =
  (signal: AbortSignal): Diagnose<LocalError> =>
  (photo, request, onPhase) =>
  async () => {
    onPhase('analysing')
    const over = new AbortController()
    const end = () => over.abort()
    signal.addEventListener('abort', end)
    const ended = abortableWait(over.signal)(maxTime)().then(() => null)
    const examined = await Promise.race([examineOnDevice(photo, request), ended])
    signal.removeEventListener('abort', end)
    end()
    if (signal.aborted) return E.left({ _tag: 'Cancelled' })
    if (examined === null) {
      closeDeviceAnalyser()
      return E.left({ _tag: 'TookTooLong' })
    }
    return E.isLeft(examined)
      ? E.left({ _tag: 'AnalyserLost', detail: examined.left })
      : analysedLocally(request.gender)(examined.right)
  }
