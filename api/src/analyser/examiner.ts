import type { Examiner } from '@kaoiro/analyser/examiner'
import { examinerOver } from '@kaoiro/analyser/examiner'
import { loadFaceDetector } from './face-detector.js'

/** The examiner over the landmark model of this service; some 0.3 s to load. */
export const loadExaminer = async (): Promise<Examiner> => examinerOver(await loadFaceDetector())
