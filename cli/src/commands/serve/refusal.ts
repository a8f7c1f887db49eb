import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import { systemFault } from '../../system/system-error.js'

/** Errors that prevent the start, one line each. */
export interface Refusal {
  readonly lines: ReadonlyArray<string>
  readonly code: ExitCode
}

export const refusal = (line: string): Refusal => ({ lines: [line], code: exitCode.failed })

/** Runs an attempt. Left: an error message, made from the code and message of the system's error. */
export const tryOrRefuse = <A>(
  attempt: () => Promise<A>,
  errorText: (code: string, detail: string) => string,
): TE.TaskEither<Refusal, A> =>
  TE.tryCatch(attempt, (error) => {
    const { code, detail } = systemFault(error)
    return refusal(errorText(code, detail))
  })
