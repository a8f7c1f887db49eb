import { useEffect } from 'react'
import { cleanPageAddress } from '@kaoiro/core/result-code'
import { fileAddress, pagePath } from '../site/address.js'

/**
 * Reloads the page without the text that chat apps add to result links. The service redirects such links; static
 * hosts do not. Keeps a slash at the end: some static hosts add it by a redirect, so the page would reload forever.
 */
export function useCleanAddress(): void {
  useEffect(() => {
    const { search, hash } = window.location
    const here = pagePath().replace(/\/$/, '') + search
    const clean = cleanPageAddress(here)
    if (clean !== here) window.location.replace(fileAddress(clean) + hash)
  }, [])
}
