import { textsOf } from '#source/syntax.ts'
import { type Finding, isTest, type Tree } from '#source/tree.ts'

const palettes = ['apps/web/src/ui/theme/', 'apps/api/src/platform/identity/pages/', 'apps/api/src/platform/pdf/ink.ts']
const hexColour = /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w/.-])/i

/** Colors are named in the theme; no other file contains a color value. */
export function checkColours({ sources }: Tree): Finding[] {
  return sources
    .filter(({ path }) => /^(apps|packages|demo)\//.test(path) && !isTest(path))
    .filter(({ path }) => !palettes.some((folder) => path.startsWith(folder)))
    .flatMap((source) =>
      textsOf(source).flatMap(({ text, line }) => {
        const match = hexColour.exec(text)
        return match ? [{ path: source.path, line, message: `holds the colour ${match[0]}; name it in the theme` }] : []
      }),
    )
}
