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

/** The address of a service that is closed. */
export const addressOfNobody = async (): Promise<string> => {
  const gone = await startStubService(specifiedAnswers)
  await gone.close()
  return gone.address
}
