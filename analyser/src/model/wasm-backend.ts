import type { DataId, DataType, KernelBackend, TensorInfo } from '@tensorflow/tfjs-core'

/** A WebAssembly function. Its arguments are numbers, including data ids, and byte arrays. */
export type WasmFunction = (...args: ReadonlyArray<unknown>) => unknown

/** The part of the backend in use; the types of the package require those of Emscripten. */
export interface WasmBackend extends KernelBackend {
  readonly wasm: {
    readonly _malloc: (bytes: number) => number
    readonly cwrap: (name: string, ...types: ReadonlyArray<unknown>) => WasmFunction
  }
  /** Creates data at an address, or in newly allocated memory. */
  readonly makeOutput: (shape: Array<number>, dtype: DataType, address?: number) => TensorInfo
  readonly typedArrayFromHeap: (tensor: TensorInfo) => Float32Array
  readonly readSync: (dataId: DataId) => Float32Array
}
