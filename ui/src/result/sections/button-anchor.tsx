import type { ButtonBaseProps } from '../../components/controls/button.js'
import { buttonClass } from '../../components/controls/button.js'

/** A button that links to another site. */
export const ButtonAnchor = ({
  variant,
  href,
  onFollow,
  children,
}: ButtonBaseProps & { readonly href: string; readonly onFollow?: () => void }) => (
  <a className={buttonClass(variant)} href={href} onClick={onFollow}>
    {children}
  </a>
)
