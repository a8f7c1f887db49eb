import { isLocal } from '../settings/options.js'
import { sendOnThreads } from './on-threads.js'
import type { SendOptions, SendPhoto } from './send-photo.js'

/** Loads the HTTP client only if it is needed. Rejects with a message for the user if that is not possible. */
export const openSender = async (given: SendOptions): Promise<SendPhoto> => {
  if (isLocal(given.options)) return sendOnThreads(given)
  const { sendOverHttp } = await import('./over-http.js')
  return sendOverHttp(given)
}
