/** An address without secrets: the query of a signed address grants write access to the bucket, and
 * credentials may contain a password.
 */
export const redactedUrl = (url: string): string =>
  url.replace(/[?#][^]*$/, '').replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, '$1')

/** Whether a host is a loopback address; IPv6 addresses with or without brackets. */
export const isLoopback = (host: string): boolean =>
  /^(127(\.\d+){1,3}|localhost|::1|\[::1\])$/.test(host)
