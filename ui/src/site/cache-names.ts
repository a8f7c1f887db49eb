/** The cache of the models, which all sites on a host share; each keeps its own folder of files there. */
export const modelCache = 'kaoiro-analysis'

/** Names of the caches with the copies of one site. @param sitePath with a slash at its end */
export function copyName(sitePath: string) {
  const prefix = sitePath === '/' ? 'kaoiro-' : `kaoiro${sitePath}`
  return {
    of: (version: string): string => prefix + version,
    /** Whether a cache is a copy of this site. A site below its path has a slash in the rest of the name. */
    isCopy: (name: string): boolean =>
      name.startsWith(prefix) && /^[\da-f]{12}$/.test(name.slice(prefix.length)),
  }
}
