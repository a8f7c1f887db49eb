/** The addresses of the drawings that are files of their own (ui/vite/illustrations.ts). */
declare const KAOIRO_ILLUSTRATIONS: Readonly<Record<string, string | undefined>>

interface ImportMetaEnv {
  /** The API's base URL; left out, the API is where the page came from. */
  readonly VITE_API_URL?: string
}

/** Where photos are analysed (ui/vite/analysis): each build has the code of its own way alone. */
declare const KAOIRO_ANALYSIS: 'service' | 'device' | 'ask'

/** Whether a photo may be looked at on the device before it is analysed; false only with `service`. */
declare const KAOIRO_LOOK: boolean

/** Written by the build (ui/vite/analysis/analysis-files.ts). */
declare module 'virtual:kaoiro-analysis-files' {
  export type AnalysisFileName =
    | `${'blazeface' | 'facemesh' | 'iris'}.${'json' | 'bin'}`
    | 'tensorflow.wasm'
    | 'jpeg.wasm'
  export interface AnalysisFile {
    readonly url: string
    readonly bytes: number
    /** In hexadecimal digits. */
    readonly sha256: string
  }
  export const analysisFiles: Readonly<Record<AnalysisFileName, AnalysisFile>>
}
