import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { interruption, maxShutdown } from '../../src/system/interruption.js'

const force = vi.fn()

beforeEach(() => {
  force.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('Ctrl-C ends a command immediately', () => {
  const { signal, interrupt } = interruption(force)
  interrupt()
  expect(signal.aborted).toBe(true)
})

test('a command that stops gracefully is asked first and ended by the second Ctrl-C', () => {
  const { signal, stopGracefully, interrupt } = interruption(force)
  const asked = stopGracefully()
  interrupt()
  expect([asked.aborted, signal.aborted]).toEqual([true, false])
  interrupt()
  expect(signal.aborted).toBe(true)
})

test('a closed terminal ends a graceful command too, which can see that there is no time left', () => {
  const { signal, stopGracefully, end } = interruption(force)
  const asked = stopGracefully()
  const seen: Array<boolean> = []
  asked.addEventListener('abort', () => seen.push(signal.aborted))
  end()
  expect([asked.aborted, signal.aborted, seen]).toEqual([true, true, [true]])
})

test('a command with a grace period is asked first, whatever ends it, and ended after that period', () => {
  for (const how of ['interrupt', 'end'] as const) {
    force.mockClear()
    const told = interruption(force)
    const asked = told.stopGracefully(10_000)
    told[how]()
    expect([asked.aborted, told.signal.aborted]).toEqual([true, false])
    vi.advanceTimersByTime(9_999)
    expect(force).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(force).toHaveBeenCalledOnce()
  }
})

test('a second request to end cuts the grace period short', () => {
  const { signal, stopGracefully, end } = interruption(force)
  stopGracefully(10_000)
  end()
  end()
  expect(signal.aborted).toBe(true)
  vi.advanceTimersByTime(maxShutdown)
  expect(force).toHaveBeenCalledOnce()
})

test('a program that does not end by itself is forced to after its time', () => {
  const { interrupt } = interruption(force)
  interrupt()
  vi.advanceTimersByTime(maxShutdown - 1)
  expect(force).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(force).toHaveBeenCalledOnce()
})

test('a graceful end has all the time that it needs, and the third Ctrl-C does not wait', () => {
  const { stopGracefully, interrupt } = interruption(force)
  stopGracefully()
  interrupt()
  vi.advanceTimersByTime(10 * maxShutdown)
  interrupt()
  expect(force).not.toHaveBeenCalled()
  interrupt()
  expect(force).toHaveBeenCalledOnce()
})
