import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

/** Acts, waits for what is said then, and answers for how many milliseconds it stays. */
export async function stayOf(text: string, act: () => Promise<unknown>): Promise<number | undefined> {
  // Watched by hand: a clock that is mocked would be moved, and then nothing stays.
  const real = globalThis.setTimeout
  const asked: number[] = []
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    asked.push(ms)
    return real(run, ms)
  })
  await act()
  expect(await screen.findByText(text)).toBeVisible()
  vi.stubGlobal('setTimeout', real)
  return asked.find((ms) => [2000, 3000, 5000].includes(ms))
}
