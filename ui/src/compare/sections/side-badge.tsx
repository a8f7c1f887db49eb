import type { Side } from '@kaoiro/drawing/charts'
import styles from './compare-sections.module.css'

/** A disc with an A or a square with a B, as on the map, distinguishable without colour. */
export const SideBadge = ({ side }: { readonly side: Side }) => (
  <span className={`${styles['badge']} ${styles[side]}`}>{side.toUpperCase()}</span>
)
