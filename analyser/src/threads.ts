// The analyser on threads of Node. Loads no model itself.
export type { AnalyserThreads } from './node/analyser-threads.js'
export { loadAnalyserThreads } from './node/analyser-threads.js'
export {
  compiledWorker,
  defaultMaxAnalysisTime,
  tookTooLong,
  workerPool,
} from './node/worker-pool.js'
export type { MeasuredAnswer } from './node/worker.js'
