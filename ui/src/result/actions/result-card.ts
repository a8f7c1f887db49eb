import { resultCard } from '@kaoiro/drawing/charts'
import { resultFace } from '@kaoiro/drawing/figure'
import { seasonPicture } from '@kaoiro/drawing/scenes'
import type { SvgNode } from '@kaoiro/drawing/pen'
import { withoutBreaks } from '../../components/break-place.js'
import { site } from '../../site/site.js'
import type { ResultTexts } from '@kaoiro/texts/types'
import type { ResultView } from '../view/result-view.js'

/** The card that visitors save. */
export const createResultCard = (words: ResultTexts, view: ResultView): SvgNode =>
  resultCard({
    brand: site.brand.name,
    pattern: {
      kind: words.facePattern,
      names: [withoutBreaks(view.pattern.name)],
      drawing: resultFace(view.diagnosis),
    },
    colour: {
      kind: words.personalColour,
      names: view.seasonNames.map(withoutBreaks),
      drawing: seasonPicture(view.season),
    },
    season: view.season,
    also: view.alsoSuits,
    composition: view.composition,
    seasonNames: words.content.shortNames,
    address: window.location.host + window.location.pathname,
  })
