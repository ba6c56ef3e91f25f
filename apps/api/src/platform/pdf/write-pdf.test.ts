import { expect, it, onTestFinished, vi } from 'vitest'
import { readPdf } from './testing/read-pdf.ts'
import { writePdf } from './write-pdf.ts'

const saying = (text: string) => writePdf({ title: text, author: 'Acme Foods' }, (pdf) => void pdf.text(text))

it('says the same whatever other documents said before, though their fonts are read once', async () => {
  await saying('No\u00a0break, five\u2011ton, A\u2013B, fine')
  for (const text of ['Dock 14 (rear), 10:30 - 11:00', 'Ärger & fine flour, A-B']) {
    const [first, second] = [await saying(text), await saying(text)]
    expect(readPdf(first).join('')).toContain(text)
    expect(readPdf(second)).toEqual(readPdf(first))
  }
})

it('writes byte for byte what it wrote when it did not know the words yet', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const text = 'AV Waverly & Sons, 1200 lb fifty-five\u2011ton, Ärger'
  const [first, second] = [await saying(text), await saying(text)]
  expect(second.equals(first)).toBe(true)
})
