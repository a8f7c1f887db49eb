/** One of several pieces of work that may overlap in time. */
export interface Occupancy {
  /** Whether nothing else has run since this one began. */
  readonly wasAlone: () => boolean
  readonly leave: () => void
}

/** Tells for each piece of work whether it overlapped with another one. */
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
