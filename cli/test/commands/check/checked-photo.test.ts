import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import type { AnalyserThreads } from '@kaoiro/analyser/threads'
import type { Preparation } from '../../../src/photo/preparation.js'
import { checkPhoto } from '../../../src/commands/check/checked-photo.js'

const photo = { jpeg: Uint8Array.of(1, 2, 3) } as never

const preparation: Pick<Preparation, 'prepare'> = {
  prepare: (file) =>
    Promise.resolve(file === 'broken' ? E.left({ _tag: 'BrokenPhoto' }) : E.right(photo)),
}

const noFace = { faces: [], verdict: E.left('no-face' as const) }

const analyserThat = (checkFaces: AnalyserThreads['checkFaces']) => ({
  load: () => Promise.resolve({ checkFaces } as AnalyserThreads),
})

/** Handled, as by `lazyAnalyser`. */
const noModel = () => {
  const loading = Promise.reject<AnalyserThreads>(new Error('no model'))
  loading.catch(() => undefined)
  return loading
}

const { signal } = new AbortController()

describe('checkPhoto', () => {
  test('reports a failure of the model and checks the next photo', async () => {
    let calls = 0
    const analyser = analyserThat(() =>
      calls++ === 0 ? Promise.reject(new Error('it ran out of memory')) : Promise.resolve(noFace),
    )
    const check = checkPhoto(preparation, analyser, signal)
    expect(await check('first')).toEqual(
      E.left({ _tag: 'FacesNotChecked', detail: 'it ran out of memory' }),
    )
    expect(await check('second')).toEqual(E.right({ photo, faces: noFace }))
  })

  test('skips the model for a file that cannot be prepared', async () => {
    const analyser = analyserThat(() => Promise.reject(new Error('not reached')))
    const check = checkPhoto(preparation, analyser, signal)
    expect(await check('broken')).toEqual(E.left({ _tag: 'BrokenPhoto' }))
  })

  test('rejects every check if the model cannot be loaded', async () => {
    const analyser = { load: noModel }
    const check = checkPhoto(preparation, analyser, signal)
    await expect(check('first')).rejects.toThrow('no model')
  })
})
