import type { ReactNode } from 'react'
import { lightCardAddress } from '@kaoiro/core/light-card'
import { useLanguage } from '../../language/language.js'
import { fileAddress } from '../../site/address.js'
import { site } from '../../site/site.js'
import { TextLink } from './text-link.js'

/**
 * A link to the printable light card. Empty on sites that the service, which draws it, does not serve: those that
 * analyse on the device or call a service with another address.
 */
export function LightCardLink({ children }: { readonly children: ReactNode }) {
  const language = useLanguage()
  return (
    KAOIRO_ANALYSIS !== 'device' &&
    !import.meta.env.VITE_API_URL && (
      <TextLink href={fileAddress(lightCardAddress(language, site.languages[0]))}>
        {children}
      </TextLink>
    )
  )
}
