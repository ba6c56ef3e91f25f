import { expect, it } from 'vitest'
import { openSheet } from './open-sheet.ts'

const expected = { maxBytes: 1_000_000_000, header: ['City', 'State'], maxRows: 1_000_000 }
const base64 = (text: string) => Buffer.from(text).toString('base64')
const rowsOf = (count: number) => Array.from({ length: count }, (_unused, n) => `City ${n},TX`).join('\n')

it('gives the rows in chunks, in their order and with their numbers', async () => {
  const file = await openSheet(base64(`City,State\n${rowsOf(7)}`), expected)
  const chunks = []
  for await (const rows of file.chunks(3)) chunks.push(rows.map(({ row, values }) => `${row} ${values.City}`))
  await file.close()
  expect(file.total).toBe(7)
  expect(chunks).toEqual([['2 City 0', '3 City 1', '4 City 2'], ['5 City 3', '6 City 4', '7 City 5'], ['8 City 6']])
})

it('leaves this thread free for others while a large file is checked', async () => {
  const data = base64(`City,State\n${rowsOf(300_000)}\nHal"tom,TX`)
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 1)
  await expect(openSheet(data, expected)).rejects.toThrow(/^Row 300002: a cell with a quotation mark/)
  clearInterval(timer)
  // If the file were checked in this thread, only one or two ticks would get through.
  expect(ticks).toBeGreaterThan(20)
})

it('holds two files at a time, refused ones no longer than they are looked at, and lets others wait', async () => {
  const open = () => openSheet(base64('City,State\nAustin,TX'), expected)
  const bad = () => openSheet(base64('Colour\nred'), expected)
  for (let n = 0; n < 3; n++) await expect(bad()).rejects.toThrow('not a CSV file made from the template')
  const first = await open()
  const began = performance.now()
  const second = await open()
  const usual = performance.now() - began
  let isOpen = false
  const third = open().then((file) => {
    isOpen = true
    return file
  })
  // Opening a file may take a while on a busy machine. A third file that does not wait would be open by then.
  await new Promise((done) => setTimeout(done, 3 * usual + 100))
  expect(isOpen).toBe(false)
  await first.close()
  expect((await third).total).toBe(1)
  await Promise.all([second.close(), (await third).close()])
})

it('names the limit of a file that is too large, before it is read', async () => {
  const limited = { ...expected, maxBytes: 2 * 1024 * 1024 }
  const data = 'A'.repeat(Math.ceil((limited.maxBytes * 4) / 3) + 8)
  const message = 'The file is larger than 2 MB. Split it into several files'
  await expect(openSheet(data, limited)).rejects.toMatchObject({ status: 413, message })
})
