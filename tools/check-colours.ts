import { textsOf } from '#source/syntax.ts'
import { type Finding, isTest, type Tree } from '#source/tree.ts'

const palettes = ['apps/web/src/ui/theme/', 'apps/api/src/platform/identity/pages/', 'apps/api/src/platform/pdf/ink.ts']
const hexColour = /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w/.-])/i

/** A colour has a name in the theme; nobody else writes one down. */
export function checkColours({ sources }: Tree): Finding[] {
  return sources
    .filter(({ path }) => /^(apps|packages|demo)\//.test(path) && !isTest(path))
    .filter(({ path }) => !palettes.some((folder) => path.startsWith(folder)))
    .flatMap((source) =>
      textsOf(source).flatMap(({ text, line }) => {
        const found = hexColour.exec(text)
        return found ? [{ path: source.path, line, message: `holds the colour ${found[0]}; name it in the theme` }] : []
      }),
    )
}
