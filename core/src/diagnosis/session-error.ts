/** The calls of a session by the names used in messages, in call order. */
export const sessionCalls = [
  'create session',
  'upload photo',
  'request analysis',
  'get session',
] as const

export type SessionCall = (typeof sessionCalls)[number]

/** Why a diagnosis ended without a result. */
export type SessionError =
  | { readonly _tag: 'Cancelled' }
  /** The call did not reach a server, or no response arrived. */
  | { readonly _tag: 'NetworkError'; readonly call: SessionCall; readonly detail: string }
  /** A status other than 2xx. The status of the upload is not checked. */
  | { readonly _tag: 'BadStatus'; readonly call: SessionCall; readonly status: number }
  /** The body is not JSON, or not the specified JSON. */
  | { readonly _tag: 'BadBody'; readonly call: SessionCall; readonly detail: string }
  /** The service answered `failed`; `reason` if it gave one. */
  | { readonly _tag: 'AnalysisFailed'; readonly reason: string | null }
  /** The polling policy ended while the service still answered `analyzing`. */
  | { readonly _tag: 'StillAnalyzing'; readonly polls: number }
