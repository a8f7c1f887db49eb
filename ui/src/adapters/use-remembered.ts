import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { remembered } from './forget-tab.js'

/**
 * What the history entry remembered when the screen appeared; nothing if the visitor has deleted everything since.
 *
 * @param parse gets any value: a state survives reloads, and may come from an older version of the site
 */
export function useRemembered<A>(parse: (state: unknown) => A): A {
  const location = useLocation()
  const [parsed] = useState(() => parse(remembered(location.state)))
  return parsed
}
