import type { Examiner } from '@kaoiro/analyser/examiner'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from './face-detector.js'

/** Loads the examiner with its landmark model in about 0.3 s. */
export const loadExaminer = async (): Promise<Examiner> => examinerOver(await loadFaceDetector())
