import type { ResultTexts } from '@kaoiro/texts/types'
import { withoutBreaks } from '../../components/break-place.js'
import type { ResultView } from './result-view.js'

/** A result in two sentences, for previews of links and the text alternatives of pictures. */
export const resultSummaryText = (texts: ResultTexts, view: ResultView): string =>
  withoutBreaks(
    [
      texts.shareText({ pattern: view.names.pattern, season: view.names.season }),
      view.words.lead,
    ].join(texts.betweenSentences),
  )
