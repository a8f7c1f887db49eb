import { workerData } from 'piscina'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from '@kaoiro/analyser/node'
import { examineFile } from './examine/examine-file.js'
import type { EvaluationRecord, PhotoFile, Setting } from './records/records.js'

// A thread of `npm run evaluate`: examines photos.

/** Loads the models once (0.3 s) for detection and examination. */
const loading = loadFaceDetector()

export default async (photo: PhotoFile): Promise<EvaluationRecord> => {
  const findFaces = await loading
  return examineFile({ findFaces, examine: examinerOver(findFaces) }, workerData as Setting, photo)
}
