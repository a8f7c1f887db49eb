/** Downloads a file of the site and reports the bytes of each chunk. */
export const fetchFile = async (
  url: string,
  onBytes: (count: number) => void,
): Promise<ArrayBuffer> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`)
  const reader = response.body?.getReader()
  if (reader === undefined) return response.arrayBuffer()
  const parts: Array<Uint8Array<ArrayBuffer>> = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts).arrayBuffer()
    parts.push(value)
    onBytes(value.length)
  }
}
