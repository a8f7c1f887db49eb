import { useLocation } from 'react-router-dom'
import { useResultTexts } from './texts/use-result-texts.js'
import type { CertaintyView } from './view/certainty-view.js'
import { certaintyView } from './view/certainty-view.js'
import { parseCertainty } from '../adapters/result-state.js'

/** What is known of how sure the result is, in the visitor's language. */
export const useCertainty = (): CertaintyView =>
  certaintyView(useResultTexts().content)(parseCertainty(useLocation().state))
