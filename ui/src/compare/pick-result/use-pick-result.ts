import { useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { useNavigate } from 'react-router-dom'
import { useLatest } from '../../components/use-latest.js'
import { paths } from '../../site/paths.js'
import type { CompareTexts } from '@kaoiro/texts/types'
import { useCompareTexts } from '../../language/use-compare-texts.js'
import type { FindResultCodeError } from './find-result-code.js'
import { findResultCode } from './find-result-code.js'
import type { QrError } from './read-qr.js'
import { readQr } from './read-qr.js'

type Problem =
  | { readonly at: 'scan'; readonly problem: QrError | 'notInQr' }
  | { readonly at: 'link'; readonly problem: FindResultCodeError | 'noClipboard' }

/** Finds the other result by link or image and navigates to the comparison. */
export const usePickResult = (code: string) => {
  const { problems } = useCompareTexts()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reading, setReading] = useState(false)
  const begin = useLatest()
  const compareWith = (other: string) => void navigate(paths.compare(code, other))

  const compareLink = (text: string) => {
    const other = findResultCode(text)
    if (E.isRight(other)) compareWith(other.right)
    else setProblem({ at: 'link', problem: other.left })
  }
  return {
    reading,
    scanProblem: problem?.at === 'scan' ? problems[problem.problem] : null,
    linkProblem: problem?.at === 'link' ? linkProblem(problems, problem.problem) : null,
    compareLink,
    /** Compares with the link in the clipboard and shows it in the field. */
    paste: async (show: (text: string) => void) => {
      const isWanted = begin()
      setReading(false)
      const text = await navigator.clipboard.readText().catch(() => null)
      if (!isWanted()) return
      if (text === null) {
        setProblem({ at: 'link', problem: 'noClipboard' })
        return
      }
      show(text.slice(0, maxShown))
      compareLink(text)
    },
    scan: async (file: File) => {
      const isWanted = begin()
      setProblem(null)
      setReading(true)
      const found = await readQr(file)
      if (!isWanted()) return
      setReading(false)
      if (typeof found === 'string') {
        setProblem({ at: 'scan', problem: found })
        return
      }
      const other = findResultCode(found.text)
      if (E.isRight(other)) compareWith(other.right)
      else setProblem({ at: 'scan', problem: 'notInQr' })
    },
  }
}

/** Maximum number of pasted characters shown in the field. */
const maxShown = 200

export const linkProblem = (
  problems: CompareTexts['problems'],
  problem: FindResultCodeError | 'noClipboard',
): string => {
  if (problem === 'noClipboard') return problems.noClipboard
  switch (problem._tag) {
    case 'NothingGiven':
      return problems.empty
    case 'TooManyCharacters':
      return problems.tooLong
    default:
      return problems.noResult
  }
}
