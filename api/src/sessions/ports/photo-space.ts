/** Room for photos whose analysis nobody has requested: so many bytes for all nodes together. */
export interface PhotoSpace {
  /**
   * For the photo of this session, until its analysis is requested or the session is gone. False if there is
   * not enough, or if the session's client would have more than it leaves free (`admit` shares the queue
   * likewise). @param beside bytes that also take room, and may no longer belong to a session
   */
  readonly reserve: (id: string, bytes: number, beside?: number) => Promise<boolean>
  /**
   * Corrects the reservations: each of these photos takes its true size, and a session that is older than
   * `addressLife` (milliseconds) and has no photo among them takes nothing.
   */
  readonly measure: (photos: ReadonlyArray<PhotoSize>, addressLife: number) => Promise<void>
  /** Bytes. */
  readonly reserved: () => Promise<number>
}

/** The session's id, and bytes. */
interface PhotoSize {
  readonly id: string
  readonly bytes: number
}
