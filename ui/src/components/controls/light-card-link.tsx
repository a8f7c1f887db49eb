import type { ReactNode } from 'react'
import { lightCardAddress } from '@kaoiro/core/light-card/path'
import { useLanguage } from '../../language/language.js'
import { TextLink } from './text-link.js'

/** A link to the printable light card; empty on sites without the service, which draws it. */
export const LightCardLink = ({ children }: { readonly children: ReactNode }) => {
  const language = useLanguage()
  return (
    KAOIRO_ANALYSIS !== 'device' && (
      <TextLink href={lightCardAddress(language)}>{children}</TextLink>
    )
  )
}
