/** Starts the analysis worker; null in builds without on-device analysis. */
export const startAnalysisWorker: (() => Worker) | null = () =>
  new Worker(new URL('./worker/analysis-worker.ts', import.meta.url), { type: 'module' })
