import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diagnosisErrorArb } from '@kaoiro/fixtures/arbitraries/session'
import { messages as en } from '../../src/en.js'
import { messages as ja } from '../../src/ja.js'
import { traits, reasons } from '@kaoiro/core/diagnosis'
import type { Refusal } from '@kaoiro/core/photo'
import type { ResultAddressError, ResultCodeError } from '@kaoiro/core/result-code'
import type { SessionCall } from '@kaoiro/core/diagnosis'
import { contents } from './contents.js'

const calls: ReadonlyArray<SessionCall> = [
  ...(['create session', 'upload photo', 'request analysis', 'get session'] as const),
]

const codeErrors: ReadonlyArray<ResultCodeError | ResultAddressError> = [
  { _tag: 'EmptyCode' },
  { _tag: 'InvalidCharacter', character: '-', position: 5 },
  { _tag: 'TooManyDigits', max: 7 },
  { _tag: 'TooManyBits', max: 41 },
  { _tag: 'UnknownFaceType', index: 15 },
  ...traits.map((trait): ResultCodeError => ({ _tag: 'LevelOutOfRange', trait, index: 6 })),
  { _tag: 'PercentagesOver100', sum: 101 },
  { _tag: 'NoCodeInAddress', address: 'https://kaoiro.example/' },
]

const refusals: ReadonlyArray<Refusal> = [
  ...(
    ['gif', 'webp', 'bmp', 'tiff', 'heic', 'avif', 'video', 'pdf', 'empty', 'unknown'] as const
  ).map((found): Refusal => ({ _tag: 'NotAPhoto', found })),
  { _tag: 'TooManyBytes', bytes: 31_400_000, max: 25_000_000 },
  { _tag: 'TooManyPixels', pixels: 108_000_000, max: 64_000_000 },
  { _tag: 'TooManySegments', segments: 20_008, max: 1000 },
  { _tag: 'TooManyScans', scans: 101, max: 100 },
  { _tag: 'BrokenPhoto' },
]

/** Expects a text that is not empty and contains no traces of missing values. */
const expectText = (text: string) => {
  expect(text.trim()).not.toBe('')
  expect(text).not.toMatch(/undefined|null|NaN|\[object/)
}

describe.each(contents)('%s', (_language, _content, messages) => {
  test('all reasons, refusals and code errors have different texts', () => {
    const texts = [
      ...[...reasons, 'too-small' as const].map((reason) => messages.reasons[reason]),
      ...refusals.map(messages.refusal),
      ...codeErrors.map((error) => messages.resultCode(error, true)),
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })

  test.each(calls)(
    'a bad status has the message of specification §8, what happened, and what to do: %s',
    (call) => {
      expect(messages.diagnosis({ _tag: 'BadStatus', call, status: 503 })).toMatch(
        /^Unexpected status code: 503 ?[(（][^)）]+[)）][.。] ?[^.。]+[.。] ?[^.。]+[.。]$/,
      )
    },
  )

  test('the message for an unusable colour profile contains its name, if it has one', () => {
    expect(messages.unusedProfile('Coated FOGRA39')).toContain('Coated FOGRA39')
    expectText(messages.unusedProfile(''))
    expect(messages.unusedProfile('')).not.toMatch(/""|「」/)
  })

  test('messages contain the numbers that help a visitor', () => {
    expect(messages.resultCode({ _tag: 'InvalidCharacter', character: '-', position: 5 })).toMatch(
      /-.*5|5.*-/,
    )
    const wrongSum = { _tag: 'PercentagesOver100', sum: 101 } as const
    expect(messages.resultCode(wrongSum, true)).toContain('101')
    expect(messages.resultCode(wrongSum)).not.toMatch(/\d/)
    expect(messages.refusal({ _tag: 'TooManyBytes', bytes: 31_400_000, max: 25_000_000 })).toMatch(
      /31\.4 MB.*25 MB/,
    )
    const justOver = { _tag: 'TooManyBytes', bytes: 25_000_001, max: 25_000_000 } as const
    expect(messages.refusal(justOver)).toMatch(/25\.1 MB.*25 MB/)
  })

  test('every session error has a message', () => {
    fc.assert(
      fc.property(diagnosisErrorArb, (error) => {
        expect(messages.diagnosis(error).trim()).not.toBe('')
      }),
    )
  })
})

test('the alert for videos has the text of specification §5', () => {
  expect(en.notAStillImage).toBe(
    'Videos cannot be used. Please choose a still image and try again.',
  )
  expect(ja.notAStillImage).toContain('動画は使用できません')
})
