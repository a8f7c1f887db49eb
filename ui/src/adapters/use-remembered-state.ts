import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { remembered } from './forget-tab.js'

/** The state of the history entry when the screen appeared; null if the visitor has deleted everything since it was made. */
export const useRememberedState = (): unknown => {
  const location = useLocation()
  const [own] = useState(() => remembered(location.state))
  return own
}
