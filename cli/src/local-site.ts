/** Where `kaoiro serve` shows a result, when neither a site nor an API was named. */
export const localSite = 'http://localhost:8080'
