import type { ButtonBaseProps } from '../../components/controls/button.js'
import { buttonClass } from '../../components/controls/button.js'

/** A button that links to another site. */
export const ButtonAnchor = ({
  variant,
  href,
  children,
}: ButtonBaseProps & { readonly href: string }) => (
  <a className={buttonClass(variant)} href={href}>
    {children}
  </a>
)
