import type { Parts } from '../compiled/parts.js'

export type { CaptureTexts } from './screens/make-capture.js'
export type { CompareTexts } from './screens/make-compare.js'
export type { ResultTexts } from './screens/make-result.js'
export type {
  CheckTexts,
  DiagnoseTexts,
  EncodeTexts,
  FaceCheckTexts,
  FallbackTexts,
  HelpTexts,
  ManifestTexts,
  NormsTexts,
  PhotoTexts,
  PlaceName,
  ProgressTexts,
  RecordingTexts,
  RenderTexts,
  ReportTexts,
  ServeTexts,
  SourceTexts,
  TerminalTexts,
} from './terminal/make-terminal.js'

export type { StartTexts } from './screens/make-start.js'
export type TermsAnalytics = Parts['termsAnalytics']
export type TermsOnDevice = Parts['termsOnDevice']
