import type { SessionState } from '@kaoiro/core/wire'

export interface CreatedSession {
  readonly session_id: string
  readonly bucket_url: string
}

const json = { 'content-type': 'application/json' }

const dataOf = async <A>(response: Response): Promise<A> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { data: A }).data
}

/** The calls of the specification, sent to one node. A call rejects if its status is not 2xx. */
export const clientOf = (address: string) => ({
  create: async () =>
    dataOf<CreatedSession>(
      await fetch(`${address}/v1/sessions`, { method: 'POST', headers: json, body: '{}' }),
    ),
  upload: async ({ bucket_url }: CreatedSession, photo: Uint8Array) => {
    const headers = { 'content-type': 'image/jpeg' }
    const response = await fetch(bucket_url, { method: 'PUT', headers, body: Buffer.from(photo) })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  },
  request: async (id: string) =>
    dataOf(
      await fetch(`${address}/v1/sessions/${id}/analyses`, {
        method: 'POST',
        headers: json,
        body: '{"gender":"WOMEN","hairline":20}',
      }),
    ),
  state: async (id: string) => dataOf<SessionState>(await fetch(`${address}/v1/sessions/${id}`)),
})
