const holders = new Set<() => void>()

/** Registers a function that forgets what a module holds about the visitor in memory. */
export const whenEmptied = (forget: () => void): void => void holders.add(forget)

/** Forgets everything that modules hold about the visitor. */
export function emptyMemory(): void {
  for (const forget of holders) forget()
}
