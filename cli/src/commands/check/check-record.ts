import type { FaceCheck, PoseInDegrees } from '@kaoiro/core/analysis/check/face-check'
import * as E from 'fp-ts/lib/Either.js'
import { photoRecord } from '../../photo/photo-record.js'
import type { CheckedPhoto } from './checked-photo.js'
import type { FaceTexts } from './face-texts.js'

/** A checked photo as `--json` prints it: boxes in pixels of what is sent, angles in tenths of a degree. */
export const checkRecord =
  (texts: FaceTexts) =>
  (file: string, { photo, faces }: CheckedPhoto) => ({
    ...photoRecord(file, photo),
    ...(faces === null ? {} : faceRecord(texts, faces)),
  })

const faceRecord = ({ refusal, remark }: FaceTexts, { faces, verdict }: FaceCheck) => ({
  faces: faces.map(({ box, pose }) => ({ box, pose: rounded(pose) })),
  ...(E.isLeft(verdict)
    ? {
        expression: null,
        refusal: { kind: verdict.left, message: refusal(verdict.left) },
        remarks: [],
      }
    : {
        expression: verdict.right.expression,
        refusal: null,
        remarks: verdict.right.remarks.map((kind) => ({ kind, message: remark(kind) })),
      }),
})

const rounded = ({ yaw, pitch, roll }: PoseInDegrees): PoseInDegrees => ({
  yaw: inTenths(yaw),
  pitch: inTenths(pitch),
  roll: inTenths(roll),
})

/** Never a negative zero. */
const inTenths = (degrees: number): number => Math.round(degrees * 10) / 10 + 0
