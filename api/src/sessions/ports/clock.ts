/** Milliseconds: since the epoch, or since any moment if only differences count. */
export type Clock = () => number
