import { fixturePath } from '@kaoiro/fixtures/files'
import type { Behaviours } from '@kaoiro/fixtures/services/faulty/faults'
import { startFaultyService } from '@kaoiro/fixtures/services/faulty/faulty-service'
import { kaoiro } from '../../in-process.js'

/** Diagnoses a photo at a service with these faults; returns the output and the calls received. */
export const diagnoseAt = async (behaviours: Behaviours, args: ReadonlyArray<string> = []) => {
  const service = await startFaultyService(behaviours)
  try {
    const ran = await kaoiro([
      ...['diagnose', fixturePath('portraits/spring-woman.jpg'), '--gender', 'WOMEN'],
      ...['--api', service.address, '--json', ...args],
    ])
    const calls = service.calls().map(({ call }) => call)
    return { ...ran, calls, faults: ran.stderr.split('\n').filter(isFault) }
  } finally {
    await service.close()
  }
}

const isFault = (line: string): boolean => line.startsWith('kaoiro:')
