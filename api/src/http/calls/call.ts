import type * as t from 'io-ts'
import type { Problem } from '../problems/problem.js'

/** The body of a call's request. */
export type CallBody =
  | { readonly _tag: 'Json'; readonly codec: t.Mixed }
  | { readonly _tag: 'Jpeg'; readonly maxBytes: number }

/** What a call answers if it succeeds. */
export interface CallAnswer {
  readonly status: 200 | 201 | 202
  readonly description: string
  readonly body:
    | { readonly _tag: 'Json'; readonly codec: t.Mixed }
    | { readonly _tag: 'Text' }
    | { readonly _tag: 'None' }
}

/** One call of the service: its route and its place in the OpenAPI document are both made from this. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A colon marks a path parameter. */
  readonly path: string
  readonly summary: string
  readonly body?: CallBody
  /** Parameters of the query, all of them required, with their descriptions. */
  readonly query?: Readonly<Record<string, string>>
  /** Whether it may require a bearer token. */
  readonly isGuarded?: true
  readonly answer: CallAnswer
  /** In addition to those that every call may have. */
  readonly problems: ReadonlyArray<Problem>
}
