/** Data that a node of another version has written. Another node may read it, so the call or job may succeed later. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'

  /** @param what the data */
  constructor(what: string) {
    super(
      `${what} has a format that this version does not know. Run a node of the version that wrote it.`,
    )
  }
}
