import type { AnchorHTMLAttributes } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** `replace`: replaces this screen's history entry. `state`: state of the new entry. */
export type ScreenLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> &
  Pick<NavigateOptions, 'replace' | 'state'> & { readonly to: string }

/**
 * A link to another screen. React Router's `Link` contains the prefetching of its framework mode, 2 kB (gzipped) of the
 * first load.
 */
export const ScreenLink = ({
  to,
  replace = false,
  state,
  children,
  ...anchor
}: ScreenLinkProps) => (
  <a {...anchor} href={useHref(to)} onClick={useLinkClickHandler(to, { replace, state })}>
    {children}
  </a>
)
