import { inflateSync } from 'node:zlib'

type Parts = { head: string; body: string }

/** Text of a PDF file by page, one line for each piece of text. It only supports files that this product writes. */
export function readPdf(file: Buffer): string[] {
  const objects = objectsOf(file)
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const resources = objects.get(reference(head, 'Resources'))?.head ?? head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, charactersOf(objects, id ?? '')]),
    )
    return textOf(objects.get(reference(head, 'Contents'))?.body ?? '', fonts)
  })
}

/** Drawing commands of each page, as they are in the file. */
export function readDrawing(file: Buffer): string[] {
  const objects = objectsOf(file)
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => objects.get(reference(head, 'Contents'))?.body ?? '')
}

const reference = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? ''

function objectsOf(file: Buffer): Map<string, Parts> {
  const text = file.toString('latin1')
  const objects = [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', content = '']) => {
    const [head = '', ...rest] = content.split('\nstream\n')
    const raw = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1')
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Length1')
    return [id, { head, body: isPacked ? inflateSync(raw).toString('latin1') : raw.toString('latin1') }] as const
  })
  return new Map(objects)
}

/** Maps the glyph numbers of a font to characters. */
function charactersOf(objects: Map<string, Parts>, fontId: string): Map<number, string> {
  const map = objects.get(reference(objects.get(fontId)?.head ?? '', 'ToUnicode'))?.body ?? ''
  const characters = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16)
    list
      .trim()
      .split(/\s+/)
      .forEach((code, index) => {
        characters.set(start + index, Buffer.from(code.replace(/[<>]/g, ''), 'hex').swap16().toString('utf16le'))
      })
  }
  return characters
}

function textOf(content: string, fonts: Map<string | undefined, Map<number, string>>): string {
  let font = new Map<number, string>()
  const lines: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/gi)) {
    if (name) font = fonts.get(name) ?? font
    else lines.push(decoded(shown ?? '', font))
  }
  return lines.join('\n')
}

const decoded = (shown: string, font: Map<number, string>) =>
  [...shown.matchAll(/<([0-9a-f]*)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '')
    .join('')
