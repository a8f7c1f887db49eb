/** An address without secrets: the query of a signed address grants write access to the bucket, and
 * credentials may contain a password.
 */
export function redactedUrl(url: string): string {
  return url.replace(/[?#][^]*$/, '').replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, '$1')
}

/** Whether a host is a loopback address; IPv6 addresses with or without brackets. */
export function isLoopback(host: string): boolean {
  return /^(127(\.\d+){1,3}|localhost|::1|\[::1\])$/.test(host)
}
