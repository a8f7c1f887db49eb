import { useEffect } from 'react'
import { cleanPageAddress } from '@kaoiro/core/result-code/address'

/** Reloads the page without what chats add to links of results. The service redirects them; static hosts do not. */
export const useCleanAddress = (): void =>
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const clean = cleanPageAddress(pathname + search)
    if (clean !== pathname + search) window.location.replace(clean + hash)
  }, [])
