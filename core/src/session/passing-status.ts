/** Statuses of failures that pass without a change of the request. */
const passing = [408, 429, 502, 503, 504]

/** Whether the same request may succeed a moment later. */
export const isPassing = (status: number): boolean => passing.includes(status)
