/** A number of units that are taken and given back; who asks for more than there are waits in line. */
export interface Semaphore {
  /** @param units at most all there are: more are never free at once */
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
