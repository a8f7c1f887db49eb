import { expect, test } from 'vitest'
import { runTasks } from '../../../evaluate/tasks/pool.js'

test('no tasks are finished at once, without a worker', async () => {
  const { results } = runTasks(new URL('file:///no/such/worker.js'), null, [], () => undefined)
  expect(await results).toEqual([])
})
