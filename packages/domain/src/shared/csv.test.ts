import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '#shared/csv.ts'

describe('writeCsv', () => {
  it('begins with a byte order mark [UX-7]', () => {
    expect(writeCsv(['Row'], [[1]]).charCodeAt(0)).toBe(0xfeff)
    expect(writeCsv(['Row'], [])).toBe('\ufeffRow\r\n')
  })

  it('keeps leading zeros, quotes what needs it and leaves empty values empty', () => {
    expect(
      writeCsv(
        ['zip', 'note'],
        [
          ['00901', 'say "hi", twice'],
          [null, undefined],
        ],
      ),
    ).toBe('\ufeffzip,note\r\n00901,"say ""hi"", twice"\r\n,\r\n')
  })

  it('keeps a spreadsheet from running a text as a formula, and leaves numbers alone', () => {
    expect(writeCsv(['a'], [['=1+1'], ['@x'], ['-x'], [-5]])).toBe("\ufeffa\r\n'=1+1\r\n'@x\r\n'-x\r\n-5\r\n")
  })

  it('can be read back, whatever the texts hold', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string().filter((text) => !/^[=+\-@\t\r]/.test(text)),
          { minLength: 1 },
        ),
        (texts) => {
          expect(
            readOneColumn(
              writeCsv(
                ['text'],
                texts.map((text) => [text]),
              ),
            ),
          ).toEqual(texts)
        },
      ),
    )
  })
})

/** Reads a one-column file by the rules of RFC 4180. */
function readOneColumn(file: string): string[] {
  const cells = [...file.slice(1).matchAll(/("(?:[^"]|"")*"|[^\r\n]*)\r\n/g)].map(([, cell = '']) => cell)
  return cells.slice(1).map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}
