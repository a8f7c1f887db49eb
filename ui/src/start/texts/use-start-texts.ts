import { createContext, useContext } from 'react'
import { startJa } from './ja.js'

/** Filled for all screens at once (first-texts.tsx). */
export const StartTextsContext = createContext(startJa)

export const useStartTexts = () => useContext(StartTextsContext)
