/**
 * An address as it may be shown: a signed one's query lets its reader write to the bucket, and a user's
 * name may have a password.
 */
export const redactedUrl = (url: string): string =>
  url.replace(/[?#][^]*$/, '').replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, '$1')

/** Whether a host, an IPv6 address with or without its brackets, is this machine to itself alone. */
export const isLoopback = (host: string): boolean =>
  /^(127(\.\d+){1,3}|localhost|::1|\[::1\])$/.test(host)
