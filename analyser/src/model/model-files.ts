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
  /** TensorFlow.js' WebAssembly for SIMD, which every runtime that is supported has. */
  readonly readWasm: () => Promise<ArrayBuffer>
  readonly readModel: (name: ModelName) => Promise<ModelFile>
}
