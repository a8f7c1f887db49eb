import { expect, test } from 'vitest'
import { interruption } from '../src/interruption.js'

test('Ctrl-C ends a command at once', () => {
  const { signal, interrupt } = interruption()
  interrupt()
  expect(signal.aborted).toBe(true)
})

test('a command that stops gently is asked first and ended by the second Ctrl-C', () => {
  const { signal, stopGently, interrupt } = interruption()
  const asked = stopGently()
  interrupt()
  expect([asked.aborted, signal.aborted]).toEqual([true, false])
  interrupt()
  expect(signal.aborted).toBe(true)
})

test('a closed terminal ends a gentle command too', () => {
  const { signal, stopGently, end } = interruption()
  const asked = stopGently()
  end()
  expect([asked.aborted, signal.aborted]).toEqual([true, true])
})
