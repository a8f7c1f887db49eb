import { fileAddress } from '../site/address.js'
import analysisWorker from './worker/analysis-worker.ts?worker&url'

/** Starts the analysis worker; null in builds without on-device analysis. */
export const startAnalysisWorker: (() => Worker) | null = () =>
  new Worker(fileAddress(analysisWorker), { type: 'module' })
