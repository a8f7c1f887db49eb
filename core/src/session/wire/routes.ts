/** Method and path of an API call. A colon marks a path parameter. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
}

/**
 * The three calls that go to the API's base URL (specification §7); the photo goes to the bucket. The deletion is
 * this service's own addition.
 */
export const routes = {
  createSession: { method: 'POST', path: '/v1/sessions' },
  requestAnalysis: { method: 'POST', path: '/v1/sessions/:session_id/analyses' },
  getSession: { method: 'GET', path: '/v1/sessions/:session_id' },
  deleteSession: { method: 'DELETE', path: '/v1/sessions/:session_id' },
} as const satisfies Record<string, Route>

/** A route's address for one session. @param baseUrl empty for the path alone */
export function hrefOf(baseUrl: string, route: Pick<Route, 'path'>, sessionId: string): string {
  return (
    baseUrl.replace(/\/+$/, '') +
    // `encodeURIComponent` throws on lone surrogates.
    route.path.replace(
      ':session_id',
      encodeURIComponent(sessionId.replace(/\p{Surrogate}/gu, '\ufffd')),
    )
  )
}
