import type { Tree } from '#source/tree.ts'
import type { Importers } from './importers.ts'
import { stageOf } from './stage-of.ts'

/** Features whose journeys have another name. */
const alsoWalkedBy: Record<string, readonly string[]> = {
  auth: ['sign-in', 'activation'],
  booking: ['contracts', 'orders', 'shipments'],
  'line-items': ['orders', 'quotes'],
  'order-uploads': ['orders'],
  'rate-sheets': ['lanes'],
  rates: ['contracts', 'orders', 'quotes', 'shipments'],
}

/** Files that every screen or every journey depends on. */
const shared =
  /^(apps\/web\/(src\/(ui|platform)\/|src\/[^/]+$|index\.html|public\/|vite)|apps\/api\/(migrations\/|src\/(platform\/|[^/]+$))|packages\/client\/|demo\/src\/(?!simulator))/
const usedByTestsAlone = /(\.test\.tsx?|\.examples\.ts)$|\/(testing|fixtures)\//

/** Journeys through the changed features; all journeys after a change to shared files. */
export function journeysOf(tree: Tree, changed: readonly string[], importers: Importers): 'all' | string[] {
  const ofProduct = changed.filter((path) => !usedByTestsAlone.test(path))
  if (ofProduct.some((path) => shared.test(path) || isJourneyHelper(path))) return 'all'
  // A changed rule or call affects the features that use it.
  const users = ofProduct.flatMap((path) => (path.startsWith('packages/') ? (importers.get(path) ?? []) : [path]))
  const features = new Set(users.filter((path) => !usedByTestsAlone.test(path)).flatMap(featureOf))
  const names = new Set([...features].flatMap((feature) => [feature, ...(alsoWalkedBy[feature] ?? [])]))
  const journeys = tree.sources.map(({ path }) => path).filter((path) => stageOf(path) === 'e2e')
  return journeys.filter((path) => changed.includes(path) || [...names].some((name) => isJourneyOf(path, name)))
}

const isJourneyHelper = (path: string) => path.startsWith('e2e/') && !path.endsWith('.e2e.ts')
const isJourneyOf = (path: string, name: string) => path === `e2e/${name}.e2e.ts` || path === `e2e/${name}-more.e2e.ts`
const featureOf = (path: string) => featureFolderOf(path).map((folder) => folder.slice(folder.lastIndexOf('/') + 1))

/** Feature folder of a file of the API or the web app; empty for other files. */
export function featureFolderOf(path: string): string[] {
  const folder = /^apps\/(?:api|web)\/src\/features\/[^/]+(?=\/)/.exec(path)?.[0]
  return folder ? [folder] : []
}
