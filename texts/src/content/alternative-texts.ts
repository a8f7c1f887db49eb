import type { Trait } from '@kaoiro/core/diagnosis'
import type { Parts } from '../../compiled/parts.js'

/** A change of a feature by one level: more of what a side of its scale means, or less of it. */
export interface SmallChange {
  readonly trait: Trait
  readonly way: 'more' | 'less'
  readonly side: 'first' | 'last'
}

/** Texts on how a small change would alter a result. */
export interface AlternativeTexts extends Pick<Parts['alternatives'], 'heading' | 'lead'> {
  /** A sentence on a small change that would give another face type; `type` is its name. */
  readonly row: (change: SmallChange, type: string) => string
}
