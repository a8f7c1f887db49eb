/** The service limits the client. */
export const throttled = 429

export const unavailable = 503

/** The service, or the gateway in front of it, is away for a moment. */
export const away = [502, unavailable, 504]

/** Statuses of failures that pass without a change of the request. */
const passing = [408, throttled, ...away]

/** Whether the same request may succeed a moment later. */
export const isPassing = (status: number): boolean => passing.includes(status)
