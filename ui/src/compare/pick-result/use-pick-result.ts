import { useState } from 'react'
import * as E from 'fp-ts/lib/Either.js'
import { useNavigate } from 'react-router-dom'
import { useLatest } from '../../components/use-latest.js'
import { paths } from '../../site/paths.js'
import { compareTexts } from '@kaoiro/texts/screens'
import { useTexts } from '../../language/use-texts.js'
import { findResult, problemOf } from './find-result-code.js'
import type { QrError } from './read-qr.js'
import { readQr } from './read-qr.js'

type Problem =
  | { readonly at: 'scan'; readonly problem: QrError | 'notInQr' }
  | { readonly at: 'link'; readonly problem: ReturnType<typeof findResult> }

/** Finds the other result by link or image and navigates to the comparison. */
export const usePickResult = (code: string) => {
  const { problems } = useTexts(compareTexts)
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [reading, setReading] = useState(false)
  const begin = useLatest()
  const compareWith = (other: string) => void navigate(paths.compare(code, other))

  const compareLink = (text: string) => {
    const other = findResult(text)
    const told =
      problem?.at === 'link' && E.isRight(problem.problem) ? problem.problem.right.code : null
    if (E.isRight(other) && (other.right.mistypedOf === null || other.right.code === told))
      compareWith(other.right.code)
    else setProblem({ at: 'link', problem: other })
  }
  const linkProblem = (read: ReturnType<typeof findResult>): string | null => {
    const told = problemOf(problems)(read)
    return told !== null && E.isRight(read) ? `${told}\n${problems.again}` : told
  }
  return {
    reading,
    scanProblem: problem?.at === 'scan' ? problems[problem.problem] : null,
    linkProblem: problem?.at === 'link' ? linkProblem(problem.problem) : null,
    compareLink,
    /** Compares with the link in the clipboard and shows it in the field. */
    paste: async (show: (text: string) => void) => {
      const isWanted = begin()
      setReading(false)
      const text = await navigator.clipboard.readText().catch(() => null)
      if (!isWanted()) return
      if (text === null) {
        setProblem({ at: 'link', problem: E.left('noClipboard') })
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
      const other = findResult(found.text)
      if (E.isRight(other)) compareWith(other.right.code)
      else setProblem({ at: 'scan', problem: 'notInQr' })
    },
  }
}

/** Maximum number of pasted characters shown in the field. */
const maxShown = 200
