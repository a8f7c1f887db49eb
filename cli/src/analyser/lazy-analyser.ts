import type { AnalyserThreads } from '@kaoiro/analyser/threads'
import type { Norms } from '@kaoiro/core/norms'

/** The analyser on threads of this process. */
export interface LazyAnalyser {
  /** Starts to load the models at the first call. Rejects if they cannot be loaded. */
  readonly load: () => Promise<AnalyserThreads>
  readonly close: () => Promise<void>
}

/**
 * Only this module imports the threads, and only on demand.
 *
 * @param threads the most
 * @param norms those of the place (default: the shipped ones)
 */
export function lazyAnalyser(threads: number, norms?: Norms): LazyAnalyser {
  let loading: Promise<AnalyserThreads> | null = null
  const start = async (): Promise<AnalyserThreads> => {
    const { loadAnalyserThreads } = await import('@kaoiro/analyser/threads')
    return loadAnalyserThreads(threads, norms)
  }
  return {
    load: () => {
      if (loading === null) {
        loading = start()
        // Not unhandled: the first photo that needs the models reports the error.
        loading.catch(() => undefined)
      }
      return loading
    },
    close: async () => {
      const loaded = await loading?.catch(() => null)
      await loaded?.close()
    },
  }
}
