import type { CheckTexts, DiagnoseTexts, EncodeTexts } from '../compiled/types.js'

export type {
  CaptureTexts,
  CheckTexts,
  CompareTexts,
  DiagnoseTexts,
  EncodeTexts,
  HelpTexts,
  LegalTexts,
  NormsTexts,
  RenderTexts,
  ReportTexts,
  ResultTexts,
  ServeTexts,
  ShellTexts,
  StartTexts,
  TerminalTexts,
  TermsAnalyticsTexts as TermsAnalytics,
  TermsOnDeviceTexts as TermsOnDevice,
  WearCommandTexts,
  WearTexts,
} from '../compiled/types.js'

export type FaceCheckTexts = CheckTexts['faces']
export type FallbackTexts = EncodeTexts['fallback']
export type PhotoTexts = CheckTexts['photos']
export type PlaceName = keyof FaceCheckTexts['places']
export type ProgressTexts = CheckTexts['progress']
export type RecordingTexts = DiagnoseTexts['recordings']
export type SourceTexts = CheckTexts['sources']
export type ManifestTexts = SourceTexts['manifest']
