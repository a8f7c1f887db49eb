/**
 * A number of units to take and give back. Who asks for more than are free waits, first come first
 * served.
 */
export interface Semaphore {
  /** @param units at most the semaphore's total: more are never free */
  readonly take: (units: number) => Promise<void>
  readonly give: (units: number) => void
}

export const semaphore = (all: number): Semaphore => {
  let free = all
  const line: Array<{ readonly units: number; readonly go: () => void }> = []
  const advance = () => {
    for (let first = line[0]; first !== undefined && first.units <= free; first = line[0]) {
      line.shift()
      free -= first.units
      first.go()
    }
  }
  return {
    take: (units) =>
      new Promise((go) => {
        line.push({ units, go })
        advance()
      }),
    give: (units) => {
      free += units
      advance()
    },
  }
}
