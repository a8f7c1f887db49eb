import { useLocation } from 'react-router-dom'
import { useResultTexts } from '../texts/result.js'
import type { CertaintyView } from './certainty-view.js'
import { certaintyView } from './certainty-view.js'
import { certaintyIn } from './result-state.js'

/** What is known of how sure the result is, in the visitor's language. */
export const useCertainty = (): CertaintyView =>
  certaintyView(useResultTexts().content)(certaintyIn(useLocation().state))
