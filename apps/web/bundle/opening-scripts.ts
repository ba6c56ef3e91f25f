/** What the list of screens needs to know about a script of the build. */
export type Script = {
  fileName: string
  /** The module that is loaded by name, if the script is one. */
  module: string | null
  imports: readonly string[]
  dynamicImports: readonly string[]
  isEntry: boolean
}

/** Loads a screen's page, as in `() => import('./OrderPage.tsx')`. */
type LoadPage = () => Promise<unknown>

/** Tiles load by themselves, but all of them are on the screen from the beginning. */
const isShownAtOnce = (module: string | null) => module?.endsWith('Tile.tsx') === true

/** Scripts that a screen loads when it opens, besides those that every page loads. */
export function openingScripts(page: LoadPage, scripts: readonly Script[]): string[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const always = withImports(
    scripts.filter(({ isEntry }) => isEntry),
    byName,
  )
  const first = scriptOf(page, scripts)
  const parts = first.dynamicImports.flatMap((name) => byName.get(name) ?? [])
  const opened = withImports([first, ...parts.filter(({ module }) => isShownAtOnce(module))], byName)
  return [...opened].filter((name) => !always.has(name))
}

function scriptOf(page: LoadPage, scripts: readonly Script[]): Script {
  const [, path] = /import\(\s*['"]\.\/([^'"]+)['"]\s*\)/.exec(page.toString()) ?? []
  const matches = scripts.filter(({ module }) => path && module?.endsWith(`/${path}`))
  const [script] = matches
  if (!script || matches.length > 1) throw new Error(`The build has ${matches.length} scripts for the page ${page}`)
  return script
}

function withImports(starts: readonly Script[], byName: ReadonlyMap<string, Script>): Set<string> {
  const seen = new Set<string>()
  const visit = ({ fileName, imports }: Script) => {
    if (seen.has(fileName)) return
    seen.add(fileName)
    for (const name of imports) {
      const imported = byName.get(name)
      if (imported) visit(imported)
    }
  }
  starts.forEach(visit)
  return seen
}
