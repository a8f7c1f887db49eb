/**
 * Whether a copy that the client has, by its `If-None-Match`, is the one with this strong tag: by the weak
 * comparison, as RFC 9110, 13.1.2, wants it. `*` is left out, for it asks for a copy of any kind.
 */
export const matchesTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((given) => given.trim().replace(/^W\//, '') === tag)
