import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** Runs an action, waits for its message, and returns for how many milliseconds the message stays. */
export async function stayOf(text: string, act: () => Promise<unknown>): Promise<number | undefined> {
  // Replaces `setTimeout` by hand, because a mocked clock would be advanced and the message would disappear.
  const real = globalThis.setTimeout
  const delays: number[] = []
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    delays.push(ms)
    return real(run, ms)
  })
  await act()
  expect(await screen.findByText(text)).toBeVisible()
  vi.stubGlobal('setTimeout', real)
  return delays.find((ms) => [2000, 3000, 5000].includes(ms))
}
