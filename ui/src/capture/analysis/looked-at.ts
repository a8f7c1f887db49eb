/** What the wait shows as being looked at, in this order. */
export const lookedAt = ['outline', 'brows', 'eyes', 'mouth', 'colours'] as const
