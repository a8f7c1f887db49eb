/** The cache of the models, which all sites on a host share; each keeps its own folder of files there. */
export const modelCache = 'kaoiro-analysis'
