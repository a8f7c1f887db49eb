import { createContext, useContext } from 'react'
import { sharedJa } from './ja.js'

/** Filled for all screens at once (first-texts.tsx). */
export const SharedTextsContext = createContext(sharedJa)

export const useSharedTexts = () => useContext(SharedTextsContext)
