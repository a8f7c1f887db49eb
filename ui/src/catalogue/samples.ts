import type { PreparedPhoto } from '../capture/prepare/prepare-photo.js'
import type { CaptureTexts } from '@kaoiro/core/locales/ja/screens/capture'
import type { CompareTexts } from '@kaoiro/core/locales/ja/screens/compare'
import type { CompareView } from '../compare/view/compare-view.js'
import type { ResultTexts } from '@kaoiro/core/locales/ja/screens/result'
import type { ResultView } from '../result/view/result-view.js'
import type { StartTexts } from '@kaoiro/core/locales/ja/screens/start'

/** What the components of the catalogue are shown with. */
export interface Samples {
  readonly start: StartTexts
  readonly capture: CaptureTexts
  readonly result: ResultTexts
  readonly photo: PreparedPhoto
  readonly woman: ResultView
  readonly man: ResultView
  readonly compare: CompareTexts
  readonly womanAndMan: CompareView
}

/** A woman, and a man at the ends of the chart whose second season is near. */
export const sampleCodes = { woman: '1F7womQ', man: '68elNZB' } as const
