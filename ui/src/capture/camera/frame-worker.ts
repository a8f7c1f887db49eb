import { frameSize } from '@kaoiro/core/photo/guide/frame'
import { measureFrame } from '@kaoiro/core/photo/guide/frame-measures'
import type { LogLumas } from '@kaoiro/core/photo/guide/log-lumas'
import type { FrameMessage, MeasuresMessage } from './frame-messages.js'

let before: LogLumas | null = null

addEventListener('message', ({ data: { data } }: MessageEvent<FrameMessage>) => {
  const { measures, lumas } = measureFrame({ ...frameSize, data }, before)
  before = lumas
  const answer: MeasuresMessage = measures
  postMessage(answer)
})
