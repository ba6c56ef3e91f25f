import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readSheet } from './read-sheet.ts'

const expected = { header: ['City', 'Rate', 'From', 'Active'], maxRows: 100 }
const asSent = (bytes: Buffer | string) => Buffer.from(Buffer.from(bytes).toString('base64'), 'latin1')
const workbook = async (rows: (string | number | boolean | Date | null)[][]) => {
  const cells = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, type: Date, format: 'mm/dd/yyyy' } : { value })),
  )
  return asSent(await writeXlsxFile(cells as never).toBuffer())
}

async function rowsOf(sent: Buffer) {
  const file = await readSheet(sent, expected)
  const rows = []
  for (let chunks = file.chunks(2), next = await chunks.next(); !next.done; next = await chunks.next())
    rows.push(...next.value)
  return rows
}

describe('a workbook', () => {
  it('reads as if its cells had been typed: numbers, days, marks, texts', async () => {
    const sent = await workbook([
      ['City', 'Rate', 'From', 'Active'],
      ['Joliet', 2.34, new Date('2027-01-01T00:00:00Z'), true],
      ['00123', 0.1 + 0.2, null, false],
    ])
    expect(await rowsOf(sent)).toEqual([
      { row: 2, values: { City: 'Joliet', Rate: '2.34', From: '2027-01-01', Active: 'true' } },
      { row: 3, values: { City: '00123', Rate: '0.3', From: '', Active: 'false' } },
    ])
  })

  it('names rows as a spreadsheet does, with empty ones between them', async () => {
    const sent = await workbook([
      ['City', 'Rate', 'From', 'Active'],
      ['A', 1, null, null],
      [null, null, null, null],
      ['B', 2, null, null],
    ])
    expect((await rowsOf(sent)).map(({ row, values }) => [row, values.City])).toEqual([
      [2, 'A'],
      [4, 'B'],
    ])
  })

  it('is refused when it is broken, empty, of the old kind or unpacks to more than fits', async () => {
    const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(100)])
    await expect(readSheet(asSent(zip), expected)).rejects.toThrow('This is not an XLSX file that can be read')
    const whole = Buffer.from(
      (
        await workbook([
          ['City', 'Rate', 'From', 'Active'],
          ['A', 1, null, null],
        ])
      ).toString(),
      'base64',
    )
    const cut = Buffer.concat([whole.subarray(0, 200), whole.subarray(400)])
    await expect(readSheet(asSent(cut), expected)).rejects.toThrow('This is not an XLSX file that can be read')
    const huge = Buffer.from(whole)
    huge.writeUInt32LE(0x7fffffff, huge.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24)
    await expect(readSheet(asSent(huge), expected)).rejects.toThrow('The file is too large when it is unpacked')
    const old = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(50)])
    await expect(readSheet(asSent(old), expected)).rejects.toThrow('save the file as XLSX or CSV')
    await expect(readSheet(await workbook([['City', 'Rate', 'From', 'Active']]), expected)).rejects.toThrow('no rows')
  })
})

it('names the rows of a CSV file as a spreadsheet does, with empty ones between them', async () => {
  const sent = asSent('City,Rate,From,Active\nA,1,,\n\n,,,\n"B\nC",2,,\n')
  expect((await rowsOf(sent)).map(({ row, values }) => [row, values.City])).toEqual([
    [2, 'A'],
    [5, 'B\nC'],
  ])
})

describe('a CSV file in UTF-16', () => {
  const text = '\ufeffCity,Rate,From,Active\nQuébec,2,,\n東京,3,,\n'
  const little = Buffer.from(text, 'utf16le')

  it.each([
    ['little endian', little],
    ['big endian', Buffer.from(little).swap16()],
  ])('is read by its mark, %s', async (_kind, bytes) => {
    expect((await rowsOf(asSent(bytes))).map(({ values }) => [values.City, values.Rate])).toEqual([
      ['Québec', '2'],
      ['東京', '3'],
    ])
  })

  it('may hold NUL, which is left out; without its mark it is no CSV file', async () => {
    const padded = Buffer.from('\ufeffCity,Rate,From,Active\nJo\0liet\0,2,\0,\n', 'utf16le')
    expect((await rowsOf(asSent(padded)))[0]?.values).toEqual({ City: 'Joliet', Rate: '2', From: '', Active: '' })
    await expect(readSheet(asSent(little.subarray(2)), expected)).rejects.toThrow('This is not a CSV file')
    await expect(readSheet(asSent('City,Rate,From,Active\nJo\0liet,2,,\n'), expected)).rejects.toThrow(
      'This is not a CSV file',
    )
  })
})
