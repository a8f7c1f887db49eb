import type { Dispatch } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import type { CaptureAction } from '@kaoiro/core/flow/capture-flow'
import type { PhotoProblem, PreparedPhoto } from './adapters/prepare-photo.js'
import { preparePhoto } from './adapters/prepare-photo.js'

/** A picked file on its way to the capture flow. */
type Pick =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Preparing' }
  | { readonly _tag: 'Refused'; readonly problem: PhotoProblem }

const none: Pick = { _tag: 'None' }

/** Takes in picked files and hands the capture flow prepared photos. */
export const usePhoto = (dispatch: Dispatch<CaptureAction<PreparedPhoto>>) => {
  const [pick, setPick] = useState<Pick>(none)
  // The number of what was done last: a photo that was picked before it comes too late.
  const latest = useRef(0)

  const forget = useCallback(() => {
    latest.current += 1
    setPick(none)
  }, [])
  useEffect(() => forget, [forget])

  const take = useCallback(
    async (file: File) => {
      const number = (latest.current += 1)
      setPick({ _tag: 'Preparing' })
      const photo = await preparePhoto(file)()
      if (number !== latest.current) return
      if (E.isLeft(photo)) {
        setPick({ _tag: 'Refused', problem: photo.left })
        dispatch({ _tag: 'RefuseFile' })
      } else {
        setPick(none)
        dispatch({ _tag: 'ChoosePhoto', photo: photo.right })
      }
    },
    [dispatch],
  )

  return {
    take,
    forget,
    preparing: pick._tag === 'Preparing',
    problem: pick._tag === 'Refused' ? pick.problem : null,
  }
}
