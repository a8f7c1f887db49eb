/** One of those that were somewhere at the same time. */
export interface Occupancy {
  /** Whether nobody else was there since this one came. */
  readonly wasAlone: () => boolean
  readonly leave: () => void
}

/** Who was somewhere together with whom. */
export const overlapTracker = () => {
  const present = new Set<{ alone: boolean }>()
  return {
    enter: (): Occupancy => {
      const visitor = { alone: present.size === 0 }
      for (const other of present) other.alone = false
      present.add(visitor)
      return { wasAlone: () => visitor.alone, leave: () => void present.delete(visitor) }
    },
  }
}
