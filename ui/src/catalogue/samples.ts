import type { PreparedPhoto } from '../capture/prepare/prepare-photo.js'
import type { CaptureTexts, CompareTexts, ResultTexts, StartTexts } from '@kaoiro/texts/ja'
import type { CompareView } from '../compare/view/compare-view.js'
import type { ResultView } from '../result/view/result-view.js'

/** Sample data for the components of the catalogue. */
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

/** A woman's result, and a man's with extreme levels and a close second season. */
export const sampleCodes = { woman: '1F7womQ', man: '68elNZB' } as const
