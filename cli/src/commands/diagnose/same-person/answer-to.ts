import * as E from 'fp-ts/lib/Either.js'
import type { PhotoAnswer } from '@kaoiro/core/combination/photo-answer'
import { faultLine } from '../../../print/fault-line.js'
import { printable } from '../../../print/printable.js'
import type { PhotoJob } from '../../../sources/photo-job.js'
import type { Streams } from '../../../system/streams.js'
import { readyPhoto } from '../one-photo/ready-photo.js'
import type { Connection } from '../session/connection.js'
import { sendFaultText } from '../session/send-fault-text.js'
import { sendPhoto } from '../session/send-photo.js'
import type { Localised } from '../settings/localised.js'
import type { DiagnoseOptions } from '../settings/options.js'

interface AnswerContext {
  readonly connection: Connection
  readonly options: DiagnoseOptions
  readonly localised: Localised
  readonly streams: Streams
  /** Prints a line on what is going on. */
  readonly note: (line: string) => unknown
}

/** The service's answer to one of several photos. Left: a line that names the photo and says why there is none. */
export const answerTo =
  ({ connection, options, localised, streams, note }: AnswerContext) =>
  async (job: PhotoJob): Promise<E.Either<string, PhotoAnswer>> => {
    const { signal } = streams
    const ready = await readyPhoto(job, options, {
      localised,
      signal,
      // Photos are under way at once: each line names its own.
      note: (line) => note(`${printable(job.photo)}: ${line.trim()}`),
    })
    if (E.isLeft(ready)) return ready
    const { jpeg, resolved } = ready.right
    const send = sendPhoto(connection, signal, () => undefined)
    const { answer } = await send(job, jpeg, resolved.hairline)
    return E.isLeft(answer)
      ? E.left(faultLine(job.photo, sendFaultText(localised, answer.left)))
      : E.right({ gender: job.gender, result: answer.right })
  }
