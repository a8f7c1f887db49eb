import type { Language } from '@kaoiro/core/language'
import type { Norms } from '@kaoiro/core/norms'
import type { Gender } from '@kaoiro/core/diagnosis'
import type { HairlineChoice } from '../../../command-line/option-parsers.js'
import { normalisedAddress } from '../../../command-line/option-parsers.js'
import type { ImageEngine } from '../../../photo/preparation.js'

/** Options as given: the norms are a file. */
export interface GivenOptions extends Omit<DiagnoseOptions, 'norms'> {
  readonly norms?: string
}

export interface DiagnoseOptions {
  readonly gender?: Gender
  readonly hairline: HairlineChoice
  readonly api?: string
  readonly site?: string
  readonly imageEngine: ImageEngine
  /** The norms for this machine's analyser; undefined for the shipped ones. */
  readonly norms?: Norms
  readonly out?: string
  /** CSV of all results, rebuilt by each run. */
  readonly table?: string
  readonly retryErrors?: true
  /** Combine the photos of one person into one result. */
  readonly samePerson?: true
  readonly concurrency?: number
  readonly dryRun?: true
  /** Folders of conversations. */
  readonly record?: string
  readonly replay?: string
  /** Seconds for each call. */
  readonly timeout?: number
  readonly json?: true
  readonly lang?: Language
  readonly quiet?: true
  readonly verbose?: true
}

/** Whether photos are analysed on this machine. */
export const isLocal = ({ api, replay }: DiagnoseOptions): boolean =>
  api === undefined && replay === undefined

/** Whether this machine's analyser is needed: for the answers, or to find hairlines. */
export const needsAnalyser = (
  options: DiagnoseOptions,
  jobs: ReadonlyArray<{ readonly hairline: HairlineChoice }>,
): boolean => isLocal(options) || jobs.some(({ hairline }) => hairline === 'auto')

/** Address of the service; null: this machine or recordings. */
export const requestedApi = ({ api, replay }: DiagnoseOptions): string | null =>
  replay === undefined ? (api ?? null) : null

/** Whether two addresses are equal after normalisation. */
export const isSameApi = (one: string | null, other: string | null): boolean =>
  normalised(one) === normalised(other)

const normalised = (api: string | null): string | null =>
  api !== null && URL.canParse(api) ? normalisedAddress(new URL(api)) : api
