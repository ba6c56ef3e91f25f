import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type ListedScreen = { path: string; scripts?: readonly string[] }

/**
 * Reads from the build which scripts open which screen. The returned function gives the links with which the browser
 * loads them together with the page, instead of one after the other.
 */
export async function readOpeningScripts(dist: string): Promise<(path: string) => string> {
  const text = await readFile(join(dist, '.vite/screens.json'), 'utf8').catch(() => '[]')
  const screens = (JSON.parse(text) as ListedScreen[]).map(({ path, scripts = [] }) => ({
    ...patternOf(path),
    links: scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
  }))
  // An address that is written out goes before one that also fits a pattern, as in `/orders/create`.
  screens.sort((a, b) => a.placeholders - b.placeholders)
  return (path) => screens.find(({ pattern }) => pattern.test(path))?.links ?? ''
}

function patternOf(path: string) {
  const parts = path.split('/').filter(Boolean)
  const pattern = parts.map((part) => (part.startsWith(':') ? '/[^/]+' : `/${RegExp.escape(part)}`)).join('')
  return {
    pattern: new RegExp(`^${pattern}/?$`, 'i'),
    placeholders: parts.filter((part) => part.startsWith(':')).length,
  }
}
