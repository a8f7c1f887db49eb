import { expect, test } from 'vitest'
import type { TraceEvent } from '../longest-task.js'
import { longestTaskIn } from '../longest-task.js'

const page = { pid: 1, tid: 1 }

const mark = (name: string, ts: number): TraceEvent => ({ ...page, name, ph: 'R', ts })

/** Start and duration are in milliseconds. */
const task = (start: number, duration: number, thread = page): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts: start * 1_000,
  dur: duration * 1_000,
})

const marks = [mark('watch-tasks', 100_000), mark('tasks-watched', 200_000)]

test('considers only the tasks of the page’s thread', () => {
  const otherThread = { pid: 1, tid: 2 }
  expect(longestTaskIn([...marks, task(110, 12), task(130, 7), task(110, 80, otherThread)])).toBe(
    12,
  )
})

test('counts the full duration of tasks that overlap a mark, and ignores tasks outside the marks', () => {
  const [before, at, after] = [task(20, 70), task(90, 30), task(210, 90)]
  expect(longestTaskIn([...marks, before, at, after])).toBe(30)
})

test('returns NaN without marks or tasks', () => {
  expect(longestTaskIn([task(110, 12)])).toBeNaN()
  expect(longestTaskIn(marks)).toBeNaN()
})
