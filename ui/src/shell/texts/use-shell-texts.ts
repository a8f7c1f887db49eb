import { createContext, useContext } from 'react'
import { shellJa } from './ja.js'

/** Filled for all screens at once (first-texts.tsx). */
export const ShellTextsContext = createContext(shellJa)

export const useShellTexts = () => useContext(ShellTextsContext)
