/** The queue as one client sees it. */
export interface QueueState {
  /** The number of waiting sessions, without active ones. */
  readonly waiting: number
  /** The number of waiting sessions of this client. */
  readonly own: number
  /** The highest arrival number in the queue, including active jobs; 0 if it is empty. */
  readonly lastArrival: number
}

/** A session's position in the queue. */
export interface QueuePosition {
  /** Counts up, and starts from 1 when the queue is empty. Concurrent arrivals may have the same number. */
  readonly arrival: number
  /** Jobs with the highest priority are taken first, jobs with equal priority in order of arrival. */
  readonly priority: number
}

/** Sessions waiting for their analysis. All nodes share the queue. */
export interface AnalysisQueue {
  /** @param client kept only while the session is in the queue */
  readonly add: (id: string, client: string, position: QueuePosition) => Promise<void>
  /** The number of waiting sessions, without active ones. */
  readonly length: () => Promise<number>
  /** The number of waiting sessions in formats that only nodes of other versions can read. */
  readonly unknown: () => Promise<number>
  readonly stateFor: (client: string) => Promise<QueueState>
  /** Takes up to `max` jobs. A job that is neither ended nor renewed within 20 s can be taken again. */
  readonly take: (max: number) => Promise<ReadonlyArray<string>>
  /** Gives jobs that were taken 20 s more. */
  readonly renew: (ids: ReadonlyArray<string>) => Promise<void>
  /** Requeues a job for another try. After its last try, moves it to the exhausted jobs. */
  readonly requeue: (id: string) => Promise<void>
  /** Takes up to `max` exhausted jobs. Each is returned only once. */
  readonly takeExhausted: (max: number) => Promise<ReadonlyArray<string>>
  /** Removes a job, waiting or active, if it is in the queue. */
  readonly remove: (id: string) => Promise<void>
}
