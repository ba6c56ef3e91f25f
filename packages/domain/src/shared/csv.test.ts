import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOfCell, writeCsv } from '#shared/csv.ts'

describe('writeCsv', () => {
  it('begins with a byte order mark [UX-7]', () => {
    expect(writeCsv(['Row'], [[1]]).charCodeAt(0)).toBe(0xfeff)
    expect(writeCsv(['Row'], [])).toBe('\ufeffRow\r\n')
  })

  it('quotes what needs it and leaves empty values empty', () => {
    expect(
      writeCsv(
        ['zip', 'note'],
        [
          ['W1A 1AA', 'say "hi", twice'],
          [null, undefined],
        ],
      ),
    ).toBe('\ufeffzip,note\r\nW1A 1AA,"say ""hi"", twice"\r\n,\r\n')
  })

  it('keeps a spreadsheet from running a text as a formula, and leaves numbers alone', () => {
    expect(writeCsv(['a'], [['=1+1'], ['@x'], ['-x'], [-5]])).toBe("\ufeffa\r\n'=1+1\r\n'@x\r\n'-x\r\n-5\r\n")
  })

  it('keeps it from running full-width signs, and formulas behind a semicolon or line break', () => {
    const cellOf = (text: string) => writeCsv(['a'], [[text]]).slice(4, -2)
    expect(['＝1', '＋1', '－1', '＠x'].map(cellOf)).toEqual(["'＝1", "'＋1", "'－1", "'＠x"])
    expect(cellOf('a;=cmd|x;@y; b')).toBe("a;'=cmd|x;'@y; b")
    expect(cellOf('a\n=cmd')).toBe(`"a\n'=cmd"`)
  })

  it('writes a text that a spreadsheet would take for a number as the text of a formula', () => {
    const asText = (text: string) => writeCsv(['a'], [[text]]).slice(4, -2)
    for (const text of ['00901', '007', '00', '123456789012', '12345678901234567', '12E5', '1e05'])
      expect(asText(text)).toBe(`"=""${text}"""`)
    for (const text of ['0', '98101', '12345678901', '0.50', '007-2', '04627-1234', 'A007', 'E5', '1E', ''])
      expect(asText(text)).toBe(text)
    expect(writeCsv(['a'], [[123_456_789_012]])).toBe('\ufeffa\r\n123456789012\r\n')
  })

  it('can be read back, whatever the texts hold', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc
            .oneof(fc.string(), fc.stringMatching(/^[=@'0]?"?[0-9]{0,14}"?$/), fc.stringMatching(/^([;=＝a]|\n){0,6}$/))
            .filter(isMeant),
          {
            minLength: 1,
          },
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
  return cells.slice(1).map((cell) => textOfCell(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}

/** A leading apostrophe before a formula sign is only written by exports and never part of user input. */
const isMeant = (text: string) => !/(^|[;\n\r])'[=+\-@＝＋－＠\t\r]/.test(text)
