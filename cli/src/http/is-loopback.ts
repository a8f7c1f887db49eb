/** Whether a host, an IPv6 address with or without its brackets, is this machine to itself alone. */
export const isLoopback = (host: string): boolean =>
  /^(127(\.\d+){1,3}|localhost|::1|\[::1\])$/.test(host)
