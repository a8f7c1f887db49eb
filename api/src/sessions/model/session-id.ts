/** As `randomUUID` writes one. No session has another id, and PostgreSQL would reject the query. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

export const isSessionId = (text: string): boolean => uuid.test(text)
