import type { FaceTypeAnalysis, Trait, Answer, Diagnosed, Gender } from '@kaoiro/core/diagnosis'
import { assessmentsOf, bothConfidence, diagnosedFrom } from '@kaoiro/core/diagnosis'
import { resultAddress, resultCode } from '@kaoiro/core/result-code'

/**
 * The levels of a result by name, counted from 1 as in the answers of the service: of five for face line, eyebrow angle
 * and eye length, of three for mouth width and nose ratio.
 */
export function namedLevels([
  faceLine,
  eyebrowAngle,
  eyeVerticalLength,
  mouthWidth,
  noseRatio,
]: FaceTypeAnalysis): Readonly<Record<Trait, number>> {
  return {
    faceLine: faceLine + 1,
    eyebrowAngle: eyebrowAngle + 1,
    eyeVerticalLength: eyeVerticalLength + 1,
    mouthWidth: mouthWidth + 1,
    noseRatio: noseRatio + 1,
  }
}

/** The reported result of one photo. */
export interface Report extends Diagnosed {
  readonly code: string
  /** The address of the result page, if its site is known. */
  readonly url?: string
  /** The version of the norms, if the answer tells it. */
  readonly norms?: string
}

export function toReport(answer: Answer, gender: Gender, site: string | null): Report {
  return {
    ...reportOf(diagnosedFrom(gender)(answer), site),
    ...(answer.norms === undefined ? {} : { norms: answer.norms }),
  }
}

export function reportOf({ diagnosis, certainty }: Diagnosed, site: string | null): Report {
  const code = resultCode.encode(diagnosis)
  const report = { diagnosis, certainty, code }
  return site === null ? report : { ...report, url: resultAddress(site, code) }
}

/** The report as JSON: with levels by name, and with the confidence of each answer, which programs would otherwise derive from the chances. */
export function reportJson({ diagnosis, certainty, ...rest }: Report) {
  const assessments = assessmentsOf({ diagnosis, certainty })
  const both = bothConfidence(assessments)
  return {
    ...diagnosis,
    levels: namedLevels(diagnosis.faceTypeAnalysis),
    ...(both === null
      ? {}
      : {
          confidence: {
            faceType: assessments.faceType.confidence,
            season: assessments.season.confidence,
            both,
          },
        }),
    ...certainty,
    ...rest,
  }
}

/** The lines with the code and, if it is known, the address of the page. */
export function reportLines({ code, url }: Pick<Report, 'code' | 'url'>, indent = ''): string {
  return [code, ...(url === undefined ? [] : [url])].map((line) => `${indent}${line}\n`).join('')
}
