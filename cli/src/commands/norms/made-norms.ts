import type * as E from 'fp-ts/lib/Either.js'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { Language } from '@kaoiro/core/language'
import type { Norms } from '@kaoiro/core/norms'
import type { ExitCode } from '../../command-line/exit-code.js'
import { exitCode } from '../../command-line/exit-code.js'
import type { ImageEngine } from '../../photo/preparation.js'

export interface NormsOptions {
  readonly gender?: Gender
  readonly out?: string
  readonly overwrite?: true
  readonly api?: string | undefined
  readonly since?: string
  readonly imageEngine: ImageEngine
  readonly lang?: Language
  readonly quiet?: true
}

/** Why norms could not be made. */
interface Failure {
  readonly lines: ReadonlyArray<string>
  readonly code: ExitCode
}

export type MadeNorms = E.Either<Failure, Norms>

export const failed = (line: string): E.Left<Failure> => ({
  _tag: 'Left',
  left: { lines: [line], code: exitCode.failed },
})
