import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { meshSize } from '@kaoiro/core/analysis/landmarks'
import type { Landmarks } from '@kaoiro/core/analysis/landmarks'
import type { Pixels } from '@kaoiro/core/photo/pixels'
import type { FaceDetector } from '../ports.js'

const require = createRequire(import.meta.url)

// One CommonJS instance of TensorFlow.js, shared with the model library below.
const tf = require('@tensorflow/tfjs-core') as typeof import('@tensorflow/tfjs-core')

// The package's `exports` leave out its WASM build, so it is found beside the one they do name.
const distFolder = path.dirname(require.resolve('@vladmandic/human'))
const modelFolder = path.join(distFolder, '..', 'models')
const wasmFolder = path.join(
  path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')),
  'wasm-out',
  path.sep,
)

/** As much of the model library as is used here. */
interface Human {
  readonly load: () => Promise<void>
  readonly detect: (input: unknown) => Promise<{
    readonly error?: string | null
    readonly face: ReadonlyArray<{
      /** x, y, z as shares of the photo's width and height; 478 points where the irises were found. */
      readonly meshRaw: ReadonlyArray<readonly [number, number, number?]>
    }>
  }>
}

/** More faces than one are refused, so a few suffice to know that there are many. */
const mostFaces = 5

const config = {
  backend: 'wasm',
  wasmPath: wasmFolder,
  modelBasePath: pathToFileURL(modelFolder).href,
  // Each photo for itself: nothing remembered from the one before, so the same photo gives the same.
  cacheModels: false,
  cacheSensitivity: 0,
  skipAllowed: false,
  warmup: 'none',
  async: false,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    detector: {
      rotation: true,
      maxDetected: mostFaces,
      minConfidence: 0.3,
      skipFrames: 0,
      skipTime: 0,
      return: false,
    },
    mesh: { enabled: true },
    iris: { enabled: true },
    emotion: { enabled: false },
    description: { enabled: false },
  },
} as const

interface ModelManifest {
  readonly modelTopology: object
  readonly format?: string
  readonly weightsManifest: ReadonlyArray<{
    readonly paths: ReadonlyArray<string>
    readonly weights: ReadonlyArray<never>
  }>
}

/** Reads a model's files: the library would `fetch` them, and Node does not fetch `file://`. */
const loadModel = async (manifestFile: string) => {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as ModelManifest
  const files = manifest.weightsManifest.flatMap(({ paths }) => paths)
  const weights = Buffer.concat(
    await Promise.all(files.map((file) => readFile(path.join(path.dirname(manifestFile), file)))),
  )
  return {
    ...manifest,
    weightSpecs: manifest.weightsManifest.flatMap(({ weights }) => weights),
    weightData: weights.buffer.slice(weights.byteOffset, weights.byteOffset + weights.byteLength),
  }
}

const readModelsFromFiles = (): void =>
  tf.io.registerLoadRouter((url) =>
    typeof url === 'string' && url.startsWith('file:')
      ? { load: () => loadModel(fileURLToPath(url)) }
      : // The router's interface says "not mine" by null.
        (null as never),
  )

/** Loads the landmark model (detector, mesh, irises) on the WASM backend; some 0.3 s. */
export const loadFaceDetector = async (): Promise<FaceDetector> => {
  const { Human } = require(path.join(distFolder, 'human.node-wasm.js')) as {
    readonly Human: new (options: typeof config) => Human
  }
  readModelsFromFiles()
  const human = new Human(config)
  await human.load()

  return async (pixels) => {
    const input = toTensor(pixels)
    try {
      const { face, error } = await human.detect(input)
      if (typeof error === 'string') throw new Error(error)
      return face
        .map(({ meshRaw }) => inPixels(meshRaw, pixels))
        .filter((landmarks) => landmarks.length === meshSize)
    } finally {
      tf.dispose(input)
    }
  }
}

/** A batch of one picture, red, green and blue without alpha. */
const toTensor = ({ data, width, height }: Pixels) =>
  tf.tidy(() => {
    const rgba = tf.tensor(data, [height, width, 4], 'int32')
    return tf.expandDims(tf.slice(rgba, [0, 0, 0], [-1, -1, 3]), 0)
  })

const inPixels = (
  mesh: ReadonlyArray<readonly [number, number, number?]>,
  { width, height }: Pixels,
): Landmarks => mesh.map(([x, y]) => ({ x: x * width, y: y * height }))
