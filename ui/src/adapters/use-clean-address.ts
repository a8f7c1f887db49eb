import { useEffect } from 'react'
import { cleanPageAddress } from '@kaoiro/core/result-code/address'

/**
 * Reloads the page without what chats add to links of results. The service redirects them; static hosts do not. A
 * slash at the end stays: some static hosts redirect to it, and the page would reload for ever.
 */
export const useCleanAddress = (): void =>
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const here = pathname.replace(/\/$/, '') + search
    const clean = cleanPageAddress(here)
    if (clean !== here) window.location.replace(clean + hash)
  }, [])
