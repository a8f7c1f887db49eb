/** What stands for codes in a path behind its start, decoded as the router does; none if the path is not such a one. */
export const codesIn = (start: string, path: string): ReadonlyArray<string> => {
  const segments = path.slice(start.length).split('/')
  if (!path.startsWith(start) || segments.includes('')) return []
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return []
  }
}
