/**
 * An address as it may be shown: a signed one's query lets its reader write to the bucket, and a user's
 * name may have a password.
 */
export const redactedUrl = (url: string): string =>
  url.replace(/[?#][^]*$/, '').replace(/^([a-z][a-z\d+.-]*:\/\/)[^/]*@/i, '$1')
