import type { Flags } from '@kaoiro/api'
import type { Language } from '@kaoiro/core/content/content'

export interface ServeOptions extends Flags {
  readonly lang?: Language
  readonly quiet?: true
}
