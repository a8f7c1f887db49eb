import type { FaceDetector } from '@kaoiro/analyser/face/face-detector'
import { loadFaceDetector as loadFrom } from '@kaoiro/analyser/face/face-detector'
import { modelFiles } from './model-files.js'

/** The landmark model from the disk; some 0.3 s to load. */
export const loadFaceDetector = (): Promise<FaceDetector> => loadFrom(modelFiles)
