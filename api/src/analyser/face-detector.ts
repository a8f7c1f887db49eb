import type { FaceDetector } from '@kaoiro/analyser/detector'
import { loadFaceDetector as loadFrom } from '@kaoiro/analyser/detector'
import { modelFiles } from './model-files.js'

/** Loads the landmark model in about 0.3 s. */
export const loadFaceDetector = (): Promise<FaceDetector> => loadFrom(modelFiles)
