interface ImportMetaEnv {
  /** The API's base URL; left out, the API is where the page came from. */
  readonly VITE_API_URL?: string
}
