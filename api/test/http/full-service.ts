import { randomBytes } from 'node:crypto'
import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import type { Reason, AnalysisRequest, Answer } from '@kaoiro/core/diagnosis'
import { checkUpload, signedUpload } from '../../src/http/handlers/signed-upload.js'
import type { UploadPorts } from '../../src/sessions/photos/uploads.js'
import { uploadInto } from '../../src/sessions/photos/uploads.js'
import { memoryBucket } from '../sessions/memory-bucket.js'
import { testNode } from '../sessions/test-node.js'
import type { TestRecords } from '../storage/records/test-records.js'
import { testService } from './test-service.js'

type End = E.Either<Reason, Answer>

/** An analyser that completes its analyses when the test calls `end`. */
const controlledAnalyser = () => {
  const requests: Array<AnalysisRequest> = []
  let end: (result: End) => void = () => undefined
  const ended = new Promise<End>((resolve) => {
    end = resolve
  })
  return {
    requests,
    analyse: (_: Uint8Array, request: AnalysisRequest) => {
      requests.push(request)
      return ended
    },
    end: (result: End) => end(result),
  }
}

export interface FullService {
  readonly service: FastifyInstance
  readonly photos: ReadonlyMap<string, Uint8Array>
  readonly analyser: ReturnType<typeof controlledAnalyser>
  /** Wakes the worker. */
  readonly wake: () => void
  readonly close: () => Promise<void>
}

/** A node with a controlled analyser, photos in memory and signed uploads. */
export const fullService = async (records: TestRecords): Promise<FullService> => {
  const key = randomBytes(32)
  const analyser = controlledAnalyser()
  const photos = new Map<string, Uint8Array>()
  const bucket = {
    ...memoryBucket(photos),
    uploadUrl: (id: string, origin: string) =>
      Promise.resolve(origin + signedUpload(key)(id, Date.now())),
  }
  const node = testNode({ persistence: records, bucket, analyse: analyser.analyse })
  const check: UploadPorts['check'] = (id, query) => checkUpload(key)(id, query, Date.now())
  const { service } = await testService({
    sessions: node.sessions,
    upload: uploadInto({
      store: records.store,
      space: records.space,
      bucket,
      check,
      emit: () => undefined,
    }),
    checkUpload: check,
  })
  const worker = node.work()
  return {
    service,
    photos,
    analyser,
    wake: worker.wake,
    close: async () => {
      analyser.end(E.left('no-face'))
      await service.close()
      await worker.stop(1_000)
    },
  }
}
