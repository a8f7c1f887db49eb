/** The queue as one client sees it. */
export interface QueueState {
  /** How many wait, without those under way. */
  readonly waiting: number
  /** How many of them are the client's. */
  readonly own: number
  /** The highest arrival number in the queue, those under way included; 0 if it is empty. */
  readonly lastArrival: number
}

/** Where a session stands in the order of the queue. */
export interface QueuePosition {
  /** Counts from 1 since the queue was empty; those that came at the same moment may share one. */
  readonly arrival: number
  /** The highest is taken first, of equal ones the first that was added. */
  readonly priority: number
}

/** Sessions that wait for their analysis, in the order of their positions; one queue for all nodes. */
export interface AnalysisQueue {
  /** @param client whose session it is; kept no longer than its place in the queue */
  readonly add: (id: string, client: string, position: QueuePosition) => Promise<void>
  /** How many wait, without those under way. */
  readonly length: () => Promise<number>
  readonly stateFor: (client: string) => Promise<QueueState>
  /** Up to so many; whoever takes one has 20 seconds for it, then another may take it. */
  readonly take: (max: number) => Promise<ReadonlyArray<string>>
  /** Puts a job back for another try, on whatever node; to the exhausted ones if that was the last. */
  readonly requeue: (id: string) => Promise<void>
  /** Those whose tries are used up, each returned once; up to so many. They are still to be removed. */
  readonly takeExhausted: (max: number) => Promise<ReadonlyArray<string>>
  /** Out of the queue, waiting or under way. It is no error if it is not in it. */
  readonly remove: (id: string) => Promise<void>
}
