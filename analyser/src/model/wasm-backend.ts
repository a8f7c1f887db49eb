import type { DataId, DataType, KernelBackend, TensorInfo } from '@tensorflow/tfjs-core'

/** A WebAssembly function. Its arguments are numbers, including data ids, and byte arrays. */
export type WasmFunction = (...args: ReadonlyArray<unknown>) => unknown

/** Where the backend keeps a tensor. */
interface TensorData {
  readonly id: number
  readonly memoryOffset: number
  readonly shape: Array<number>
}

/** The part of the backend in use; the types of the package require those of Emscripten. */
export interface WasmBackend extends KernelBackend {
  readonly wasm: {
    readonly _malloc: (bytes: number) => number
    readonly cwrap: (name: string, ...types: ReadonlyArray<unknown>) => WasmFunction
    readonly tfjs: {
      readonly registerTensor: (id: number, size: number, address: number) => void
      readonly disposeData: (id: number) => void
    }
  }
  readonly dataIdMap: Pick<Map<DataId, TensorData>, 'get'>
  /** Creates data at an address, or in newly allocated memory. */
  readonly makeOutput: (shape: Array<number>, dtype: DataType, address?: number) => TensorInfo
  readonly typedArrayFromHeap: (tensor: TensorInfo) => Float32Array
  readonly readSync: (dataId: DataId) => Float32Array
}

/** The backend with some functions replaced. */
export function withOverrides(
  backend: WasmBackend,
  functions: Partial<Pick<WasmBackend, 'makeOutput' | 'disposeData'>>,
): WasmBackend {
  return Object.assign(Object.create(backend) as WasmBackend, functions)
}
