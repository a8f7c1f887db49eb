import * as E from 'fp-ts/lib/Either.js'
import type { Examiner } from '@kaoiro/analyser/examiner'
import type { Gender } from '@kaoiro/core/diagnosis/gender'
import { mirrored } from '@kaoiro/core/photo/raster/mirror'
import type { Pixels } from '@kaoiro/core/photo/raster/pixels'
import { hairlineIn } from '../pixels/guided.js'
import type { Guided } from '../pixels/guided.js'
import { perturb } from '../pixels/perturbations.js'
import type { BeforePreparation } from '../pixels/perturbations.js'
import { prepared } from '../pixels/prepare.js'
import { namedStream } from '../../../statistics/random.js'
import { isResult } from '../records/record.js'
import type { Answer, Examined, Trial } from '../records/record.js'

const ask = async (
  examiner: Examiner,
  pixels: Pixels,
  gender: Gender,
  hairline: number,
): Promise<Answer> => {
  const answer = await examiner(pixels, { gender, hairline })
  return E.isRight(answer) ? answer.right : { reason: answer.left }
}

/** The answer to a photo as a client would send it. */
export const answerTo = async (
  examiner: Examiner,
  photo: Guided,
  gender: Gender,
): Promise<Answer> => ask(examiner, await prepared(photo.pixels), gender, hairlineIn(photo))

/**
 * A photo as it is and under each change.
 *
 * @param stream names the photo's own random numbers
 */
export const examinePhoto = async (
  examiner: Examiner,
  photo: Guided,
  gender: Gender,
  stream: string,
): Promise<Examined> => {
  const sent = await prepared(photo.pixels)
  const answer = await ask(examiner, sent, gender, hairlineIn(photo))
  if (!isResult(answer)) return { answer, trials: null }
  const trial = async (name: BeforePreparation): Promise<Trial> => {
    const changed = perturb[name](photo, namedStream(`${stream}/${name}`))
    return { amount: changed.amount, answer: await answerTo(examiner, changed.photo, gender) }
  }
  return {
    answer,
    trials: {
      resize: await trial('resize'),
      jpeg: await trial('jpeg'),
      roll: await trial('roll'),
      crop: await trial('crop'),
      exposure: await trial('exposure'),
      temperature: await trial('temperature'),
      mirror: {
        amount: [],
        answer: await ask(examiner, mirrored(sent), gender, hairlineIn(photo)),
      },
      light: await trial('light'),
    },
  }
}
