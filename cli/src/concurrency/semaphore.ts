/** A counting semaphore: callers take one or more units at once, in the order of their calls.
 */
export interface Semaphore {
  /** @param units at most the semaphore's total */
  readonly take: (units: number) => Promise<void>
  readonly give: (units: number) => void
}

export function semaphore(total: number): Semaphore {
  let free = total
  const queue: Array<{ readonly units: number; readonly start: () => void }> = []
  const advance = () => {
    for (let first = queue[0]; first !== undefined && first.units <= free; first = queue[0]) {
      queue.shift()
      free -= first.units
      first.start()
    }
  }
  return {
    take: (units) =>
      new Promise((start) => {
        queue.push({ units, start })
        advance()
      }),
    give: (units) => {
      free += units
      advance()
    },
  }
}
