/** The models of `@vladmandic/human` that are used: detector, mesh and irises. */
export type ModelName = 'blazeface' | 'facemesh' | 'iris'

/** A model as its two files have it. */
export interface ModelFile {
  /** JSON: the graph, and what its weights are. */
  readonly manifest: string
  readonly weights: ArrayBuffer
}

/** What a runtime gives the analyser: each reads files in a way of its own. */
export interface ModelFiles {
  /** For `setWasmPaths`: where TensorFlow.js finds its WebAssembly. */
  readonly wasmPaths: string | Record<string, string>
  /** Whether that is fetched by the runtime's own `fetch`; Node reads a path. */
  readonly fetchesWasm: boolean
  readonly readModel: (name: ModelName) => Promise<ModelFile>
}
