import type { DiagnoseOptions } from './options.js'

/** The address of the service that a run asks; null: the built-in one, or recordings. */
export const apiAsked = ({ api, replay }: DiagnoseOptions): string | null =>
  replay === undefined ? (api ?? null) : null

/** Whether two addresses are of one service: a slash at the end makes no difference. */
export const isSameApi = (one: string | null, other: string | null): boolean =>
  withoutSlash(one) === withoutSlash(other)

const withoutSlash = (api: string | null): string | null => api?.replace(/\/+$/, '') ?? null
