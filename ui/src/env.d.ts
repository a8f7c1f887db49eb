/** The addresses of the drawings that are files of their own (ui/vite/illustrations.ts). */
declare const KAOIRO_ILLUSTRATIONS: Readonly<Record<string, string | undefined>>

interface ImportMetaEnv {
  /** The API's base URL; left out, the API is where the page came from. */
  readonly VITE_API_URL?: string
}
