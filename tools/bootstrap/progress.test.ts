import { describe, expect, it } from 'vitest'
import { withProgress } from './progress.mjs'

const about = { text: 'Building the web client', usually: 'a minute' }
const outputOf = (isTTY: boolean) => {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

describe('progress', () => {
  it('says what is done and how long it usually takes, and that it is done', async () => {
    const output = outputOf(false)
    expect(await withProgress(about, async () => 7, output)).toBe(7)
    expect(output.written).toEqual([
      'Building the web client (usually a minute) …\n',
      'Building the web client: done in 0 s\n',
    ])
  })

  it('replaces its line in a terminal', async () => {
    const output = outputOf(true)
    await withProgress(about, async () => undefined, output)
    expect(output.written.join('')).toBe(
      'Building the web client (usually a minute) …\r\u001b[2KBuilding the web client: done in 0 s\n',
    )
  })

  it('does not call done what failed', async () => {
    const output = outputOf(true)
    const failing = withProgress(about, () => Promise.reject(new Error('no space')), output)
    await expect(failing).rejects.toThrow('no space')
    expect(output.written.join('')).toBe('Building the web client (usually a minute) …\n')
  })
})
