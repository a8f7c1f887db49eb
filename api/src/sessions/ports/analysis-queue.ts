/** The queue as one client sees it. */
export interface QueueState {
  /** Sessions waiting, without active ones. */
  readonly waiting: number
  /** Those of the client. */
  readonly own: number
  /** The highest arrival number in the queue, including active jobs; 0 if it is empty. */
  readonly lastArrival: number
}

/** A session's position in the queue. */
export interface QueuePosition {
  /** Counts from 1 since the queue was empty. Concurrent arrivals may share a number. */
  readonly arrival: number
  /** The highest is taken first; equal ones in order of arrival. */
  readonly priority: number
}

/** Sessions waiting for their analysis. All nodes share the queue. */
export interface AnalysisQueue {
  /** @param client kept only while the session is in the queue */
  readonly add: (id: string, client: string, position: QueuePosition) => Promise<void>
  /** Sessions waiting, without active ones. */
  readonly length: () => Promise<number>
  readonly stateFor: (client: string) => Promise<QueueState>
  /** Takes up to `max` jobs. Each must end within 20 s, then it can be taken again. */
  readonly take: (max: number) => Promise<ReadonlyArray<string>>
  /** Requeues a job for another try, or moves it to the exhausted ones after the last. */
  readonly requeue: (id: string) => Promise<void>
  /** Returns up to `max` jobs without tries left, each once. */
  readonly takeExhausted: (max: number) => Promise<ReadonlyArray<string>>
  /** Removes a job, waiting or active, if it is in the queue. */
  readonly remove: (id: string) => Promise<void>
}
