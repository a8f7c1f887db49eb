import { fileAddress } from '../site/address.js'
import analysisWorker from './worker/analysis-worker.ts?worker&url'

/** Starts the analysis worker; null on the server. */
export const startAnalysisWorker: (() => Worker) | null = () =>
  new Worker(fileAddress(analysisWorker), { type: 'module' })
