/** Starts what analyses photos on this device; null in a site that has them analysed by the service. */
export const startAnalysisWorker: (() => Worker) | null = () =>
  new Worker(new URL('./worker/analysis-worker.ts', import.meta.url), { type: 'module' })
