import type { DataId, DataType, KernelBackend, TensorInfo } from '@tensorflow/tfjs-core'

/** A function of the WebAssembly: its arguments are numbers, ids of data among them, and lists of bytes. */
export type WasmFunction = (...args: ReadonlyArray<unknown>) => unknown

/** What is used of the backend; the package's own types need those of Emscripten. */
export interface WasmBackend extends KernelBackend {
  readonly wasm: {
    readonly _malloc: (bytes: number) => number
    readonly cwrap: (name: string, ...types: ReadonlyArray<unknown>) => WasmFunction
  }
  /** New data: at this address, else in memory of its own. */
  readonly makeOutput: (shape: Array<number>, dtype: DataType, address?: number) => TensorInfo
  readonly typedArrayFromHeap: (tensor: TensorInfo) => Float32Array
  readonly readSync: (dataId: DataId) => Float32Array
}
