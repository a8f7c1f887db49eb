/** As `randomUUID` writes one. Anything else is asked for in vain, and PostgreSQL would refuse it. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const isSessionId = (text: string): boolean => uuid.test(text)
