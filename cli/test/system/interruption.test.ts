import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { interruption, maxShutdown } from '../../src/system/interruption.js'

const force = vi.fn()

beforeEach(() => {
  force.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('interruption', () => {
  test('aborts on the first Ctrl-C if the command did not ask for a graceful stop', () => {
    const { signal, interrupt } = interruption(force)
    interrupt()
    expect(signal.aborted).toBe(true)
  })

  test('requests a graceful stop on the first Ctrl-C and aborts on the second', () => {
    const { signal, stopGracefully, interrupt } = interruption(force)
    const asked = stopGracefully()
    interrupt()
    expect([asked.aborted, signal.aborted]).toEqual([true, false])
    interrupt()
    expect(signal.aborted).toBe(true)
  })

  test('requests a graceful stop and aborts when the terminal is closed', () => {
    const { signal, stopGracefully, end } = interruption(force)
    const asked = stopGracefully()
    const seen: Array<boolean> = []
    asked.addEventListener('abort', () => seen.push(signal.aborted))
    end()
    expect([asked.aborted, signal.aborted, seen]).toEqual([true, true, [true]])
  })

  test('exits after the grace period', () => {
    for (const how of ['interrupt', 'end'] as const) {
      force.mockClear()
      const program = interruption(force)
      const asked = program.stopGracefully(10_000)
      program[how]()
      expect([asked.aborted, program.signal.aborted]).toEqual([true, false])
      vi.advanceTimersByTime(9_999)
      expect(force).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(force).toHaveBeenCalledOnce()
    }
  })

  test('aborts at a second request within the grace period', () => {
    const { signal, stopGracefully, end } = interruption(force)
    stopGracefully(10_000)
    end()
    end()
    expect(signal.aborted).toBe(true)
    vi.advanceTimersByTime(maxShutdown)
    expect(force).toHaveBeenCalledOnce()
  })

  test('exits if the program has not ended in time after the abort', () => {
    const { interrupt } = interruption(force)
    interrupt()
    vi.advanceTimersByTime(maxShutdown - 1)
    expect(force).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(force).toHaveBeenCalledOnce()
  })

  test('does not limit the time of a graceful stop, but exits at the third Ctrl-C', () => {
    const { stopGracefully, interrupt } = interruption(force)
    stopGracefully()
    interrupt()
    vi.advanceTimersByTime(10 * maxShutdown)
    interrupt()
    expect(force).not.toHaveBeenCalled()
    interrupt()
    expect(force).toHaveBeenCalledOnce()
  })
})
