/** A counting semaphore with weights: callers take several units at once, first come, first served.
 */
export interface Semaphore {
  /** @param units at most the semaphore's total */
  readonly take: (units: number) => Promise<void>
  readonly give: (units: number) => void
}

export const semaphore = (total: number): Semaphore => {
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
