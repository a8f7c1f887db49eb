import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { NavigateOptions } from 'react-router-dom'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import styles from './button.module.css'

/** `replace`: replaces this screen's history entry. `state`: state of the new entry. */
export type ScreenLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> &
  Pick<NavigateOptions, 'replace'> & {
    readonly to: string
    readonly state?: unknown
    /** Is called before the link is followed. */
    readonly onFollow?: () => void
  }

/**
 * A link to another screen. React Router's `Link` contains the prefetching of its framework mode, 2 kB (gzipped) of the
 * first load.
 */
export function ScreenLink({ to, replace, state, onFollow, children, ...anchor }: ScreenLinkProps) {
  // Without `replace`, a link to the present address replaces the entry, too.
  const navigate = useLinkClickHandler(to, replace === true ? { replace, state } : { state })
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onFollow?.()
        navigate(event)
      }}
    >
      {children}
    </a>
  )
}

export interface TextLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a className={styles['textLink']} href={href}>
      {children}
    </a>
  )
}
