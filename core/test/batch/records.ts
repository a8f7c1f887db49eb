import type { ErrorRecord, ResultRecord } from '../../src/batch/diagnosis-record.js'

export const resultRecord: ResultRecord = {
  photo: 'photos/a.jpg',
  path: '/home/anna/photos/a.jpg',
  api: null,
  gender: 'WOMEN',
  hairline: 18,
  faceType: 'pretty',
  colorType: 'spring',
  faceTypeAnalysis: [3, 2, 1, 1, 1],
  colorComposition: { spring: 58, summer: 24, autumn: 14, winter: 4 },
  code: '1F7womQ',
  url: 'https://beauty.example.com/result/1F7womQ',
  calls: [
    { call: 'create session', ms: 12.5 },
    { call: 'upload photo', ms: 20 },
    { call: 'request analysis', ms: 5 },
    { call: 'get session', ms: 4 },
    { call: 'get session', ms: 6 },
  ],
  upload: 200,
}

export const errorRecord: ErrorRecord = {
  photo: 'photos/b.jpg',
  path: '/home/anna/photos/b.jpg',
  api: 'https://api.example.com',
  gender: 'MEN',
  hairline: 20,
  error: { kind: 'AnalysisFailed:no-face', message: 'No face was found.' },
  calls: [{ call: 'create session', ms: 30 }],
}
