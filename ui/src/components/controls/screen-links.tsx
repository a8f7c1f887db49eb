import type { ButtonBaseProps } from './button.js'
import { buttonClass } from './button.js'
import styles from './button.module.css'
import type { ScreenLinkProps } from './screen-link.js'
import { ScreenLink, TextLink } from './screen-link.js'
import type { ReactNode } from 'react'
import { lightCardAddress } from '@kaoiro/core/light-card'
import { useLanguage } from '../../language/language.js'
import { fileAddress } from '../../site/address.js'
import { site } from '../../site/site.js'

// Links to other screens. Separate from the other controls, so that the first load does not contain them.

type ButtonLinkProps = ButtonBaseProps &
  Pick<ScreenLinkProps, 'to' | 'replace' | 'state' | 'onFollow'>

export function ButtonLink({ variant, children, ...link }: ButtonLinkProps) {
  return (
    <ScreenLink className={buttonClass(variant)} {...link}>
      {children}
    </ScreenLink>
  )
}

export function PlainLink({ children, ...link }: Omit<ButtonLinkProps, 'variant'>) {
  return (
    <ScreenLink className={styles['textLink']} {...link}>
      {children}
    </ScreenLink>
  )
}

/**
 * A link to the printable light card. Empty on sites that the service, which draws it, does not serve: those that
 * analyse on the device or call a service with another address.
 */
export function LightCardLink({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  return (
    site.analysis !== 'device' &&
    !import.meta.env.VITE_API_URL && (
      <TextLink href={fileAddress(lightCardAddress(language, site.languages[0]))}>
        {children}
      </TextLink>
    )
  )
}
