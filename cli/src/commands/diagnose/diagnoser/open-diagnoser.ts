import { isLocal } from '../settings/options.js'
import { diagnoserOnThreads } from './on-threads.js'
import type { DiagnoserOptions, Diagnoser } from './diagnoser.js'

/** Loads the HTTP client only if it is needed. Rejects with a message for the user if that is not possible. */
export const openDiagnoser = async (given: DiagnoserOptions): Promise<Diagnoser> => {
  if (isLocal(given.options)) return diagnoserOnThreads(given)
  const { diagnoserOverHttp } = await import('./over-http.js')
  return diagnoserOverHttp(given)
}
