/// <reference lib="dom" />

declare global {
  interface Window {
    /** Beats until it is stopped, and then returns the longest time between two beats, in milliseconds. */
    listenForBeats: () => () => number
  }
}

/** Run in the page: what tells how long the page did not answer. */
export const installBeats = (): void => {
  window.listenForBeats = () => {
    let last = performance.now()
    let longest = 0
    const beat = () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    const timer = setInterval(beat)
    return () => {
      clearInterval(timer)
      beat()
      return longest
    }
  }
}
