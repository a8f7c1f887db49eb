import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { PickRefusal } from '../../src/capture/problems.js'
import { capture as texts, device } from '@kaoiro/texts/ja'
import type { CaptureFlow } from '../../src/capture/capture-flow.js'
import {
  diagnosisStep,
  historyMove,
  historyStep,
  phaseText,
  photoRemark,
  pickedPhoto,
} from '../../src/capture/steps.js'

describe('the history of the capture screen', () => {
  it.each<[CaptureFlow<unknown>['_tag'], number | null, 2 | 3]>([
    ['NoPhoto', 0, 2],
    ['PhotoDoubted', 1, 2],
    ['PhotoRefused', 1, 2],
    ['PhotoChosen', 1, 2],
    ['Analysing', 2, 3],
    ['Completed', null, 3],
    ['Failed', null, 3],
  ])('%s is step %j there, and step %i of the diagnosis', (tag, inHistory, ofDiagnosis) => {
    expect(historyStep(tag)).toBe(inHistory)
    expect(diagnosisStep(tag)).toBe(ofDiagnosis)
  })

  it.each([
    ['a photo is chosen', 1, 0, false, 'push'],
    ['the analysis starts', 2, 1, false, 'push'],
    ['the photo is discarded by a button', 0, 1, false, 'go back'],
    ['a reload has lost the analysis', 0, 2, false, 'go back'],
    ['the visitor goes back from the analysis', 2, 1, true, 'follow'],
    ['the visitor goes back from the photo', 1, 0, true, 'follow'],
    ['the visitor goes forward to a photo that is gone', 0, 1, true, 'go back'],
    ['the entry is that of the step', 1, 1, true, null],
    ['the screen is left', null, 2, false, null],
    ['the screen is left, and the history follows', null, 0, true, null],
  ] as const)('when %s', (_, step, entry, isPopped, move) => {
    expect(historyMove(step, entry, isPopped)).toBe(move)
  })
})

describe('a picked file', () => {
  const photo = { refusal: null, hints: ['too-dark'] } as const

  it('is a photo with its hints, or a refused photo', () => {
    expect(pickedPhoto(E.right(photo))).toEqual({
      _tag: 'ChoosePhoto',
      photo,
      hints: ['too-dark'],
    })
    const black = { refusal: 'too-dark', hints: [] } as const
    expect(pickedPhoto(E.right(black))).toEqual({
      _tag: 'RefusePhoto',
      photo: black,
      reason: 'too-dark',
    })
  })

  it('is refused if unsuitable, and fails if it cannot be prepared', () => {
    expect(pickedPhoto(E.left({ _tag: 'NotAPhoto', found: 'pdf' }))).toEqual({
      _tag: 'RefuseFile',
      refusal: { _tag: 'NotAPhoto', found: 'pdf' },
    })
    expect(pickedPhoto(E.left({ _tag: 'NoBlob' }))).toEqual({
      _tag: 'Fail',
      error: { _tag: 'NoBlob' },
    })
  })
})

describe('the remark before a photo', () => {
  const nothing = { refusal: null, isCameraMissing: false, wasDiscarded: false, lostStep: 0 }
  const remark = (state: Partial<Parameters<typeof photoRemark>[1]>) =>
    photoRemark(texts, { ...nothing, ...state })

  it('says why a photo is gone after a reload, or that the camera did not load', () => {
    expect(remark({})).toBeNull()
    expect(remark({ lostStep: 1 })).toBe(texts.photo.reloaded.photo)
    expect(remark({ lostStep: 2 })).toBe(texts.photo.reloaded.analysis)
    expect(remark({ wasDiscarded: true, lostStep: 1 })).toBe(texts.photo.lost)
    expect(remark({ isCameraMissing: true, wasDiscarded: true })).toBe(texts.camera.notLoaded)
  })

  it.each<[PickRefusal, ReadonlyArray<string>]>([
    [
      { _tag: 'NotAPhoto', found: 'video' },
      ['動画は使用できません。静止画を選択して、もう一度お試しください。'],
    ],
    [{ _tag: 'NotAPhoto', found: 'empty' }, ['空のファイルは使用できません。JPEGかPNGの写真']],
    [{ _tag: 'NotAPhoto', found: 'pdf' }, ['PDFは使用できません。JPEGかPNGの写真']],
    [{ _tag: 'NotAPhoto', found: 'unknown' }, ['画像ではないファイルは使用できません。']],
    [{ _tag: 'NotAPhoto', found: 'heic' }, ['HEIC画像は使用できません。', '互換性優先']],
    [{ _tag: 'NotAPhoto', found: 'webp' }, ['WebP画像は使用できません。', 'スクリーンショット']],
    [
      { _tag: 'TooManyPixels', pixels: 100_000_000, max: 64_000_000 },
      ['10000万画素', '6400万画素以下'],
    ],
    [{ _tag: 'UntruePixels' }, ['別のブラウザ']],
  ])('says why %j is refused, and what to do', (refusal, parts) => {
    for (const part of parts) expect(remark({ refusal, lostStep: 1 })).toContain(part)
  })
})

describe('the phase of an analysis', () => {
  it('is told of the service, and on the device without an upload', () => {
    const { preparing } = device
    expect(phaseText(texts, 'uploading')).toBe(texts.messages.uploading)
    expect(phaseText(texts, 'uploading', { percent: null, preparing })).toBe(
      texts.messages.analysing,
    )
    expect(phaseText(texts, 'analysing', { percent: 40, preparing })).toBe(
      preparing({ percent: 40 }),
    )
  })
})
