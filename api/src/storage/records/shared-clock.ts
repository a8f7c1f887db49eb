/** A clock that all nodes share, since the clocks of their machines may differ. Milliseconds since the epoch. */
export interface SharedClock {
  /** The time, estimated from the last reading. */
  readonly now: () => number
  /** Reads the time from the store. */
  readonly read: () => Promise<number>
}

/** Between readings, follows the monotonic clock of this process, which ignores corrections of the machine's clock. */
export async function sharedClock(readStore: () => Promise<number>): Promise<SharedClock> {
  let offset = 0
  const read = async (): Promise<number> => {
    const before = performance.now()
    const time = await readStore()
    offset = time - (before + performance.now()) / 2
    return time
  }
  await read()
  return { now: () => performance.now() + offset, read }
}
