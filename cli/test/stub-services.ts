import { afterAll } from 'vitest'
import type { StubAnswers, StubService } from '@kaoiro/fixtures/services/stub-service'
import { specifiedAnswers, startStubService } from '@kaoiro/fixtures/services/stub-service'

/** Returns a function that starts stub services; they are closed after the tests of the file. */
export const useStubServices = () => {
  const stubs: Array<StubService> = []
  afterAll(() => Promise.all(stubs.map((stub) => stub.close())))
  return async (answers: Partial<StubAnswers> = {}): Promise<StubService> => {
    const stub = await startStubService({ ...specifiedAnswers, ...answers })
    stubs.push(stub)
    return stub
  }
}

/** An address at which nobody listens: tests get ports from 32768. The port of a service that has just closed may be another test's. */
export const addressOfNobody = 'http://127.0.0.1:2'
