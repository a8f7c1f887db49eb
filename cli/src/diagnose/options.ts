import type { Language } from '@kaoiro/core/content/content'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import type { AskedHairline } from '../asked-hairline.js'
import type { ImageEngine } from '../photo/preparation.js'

export interface DiagnoseOptions {
  readonly gender?: Gender
  readonly hairline: AskedHairline
  readonly api?: string
  readonly site?: string
  readonly imageEngine: ImageEngine
  readonly out?: string
  readonly retryErrors?: true
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
