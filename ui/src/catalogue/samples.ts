import type { ReactElement } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { faceAt } from '@kaoiro/drawing/figure'
import { node, svgText } from '@kaoiro/drawing/pen'
import type { ResultView } from '@kaoiro/screens/result'
import type { CaptureTexts, ResultTexts, StartTexts } from '@kaoiro/texts/types'
import { preparePhoto } from '../capture/prepare/prepare-photo.js'
import type { PreparedPhoto } from '../capture/prepare/prepared-photo.js'
import { rasterise } from '../result/pictures/picture-file.js'

type States = Readonly<Record<string, ReactElement>>

/** Components by name: in several states, or in one that is called `plain`. */
export type Examples = Readonly<Record<string, ReactElement | States>>

/** A state for each name. */
export function each<Name extends string>(
  names: ReadonlyArray<Name>,
  state: (name: Name) => ReactElement,
): States {
  return Object.fromEntries(names.map((name) => [name, state(name)]))
}

/** Handler of components in the catalogue. */
export const noop = (): void => undefined

/** Sample data for the components of the catalogue. */
export interface Samples {
  readonly start: StartTexts
  readonly capture: CaptureTexts
  readonly result: ResultTexts
  readonly photo: PreparedPhoto
  readonly woman: ResultView
  readonly man: ResultView
}

/** A woman's result, and a man's with extreme levels and a close second season. */
export const sampleCodes = { woman: '1F7womQ', man: '68elNZB' } as const

/** A drawn face, prepared like a photo. */
export async function samplePhoto(): Promise<PreparedPhoto> {
  const { tag, attributes, children } = faceAt({ curve: 0, age: 0 }, 'WOMEN')
  const sized = node(tag, { ...attributes, width: 480, height: 560 }, children)
  const photo = await preparePhoto(await rasterise(svgText(sized), 1))()
  if (E.isLeft(photo)) throw new Error(photo.left._tag)
  return photo.right
}
