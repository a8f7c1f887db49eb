import type { ButtonLooks } from '../../components/button.js'
import { classOf } from '../../components/button.js'

/** To another site. */
export const ButtonAnchor = ({ look, href, children }: ButtonLooks & { readonly href: string }) => (
  <a className={classOf(look)} href={href}>
    {children}
  </a>
)
