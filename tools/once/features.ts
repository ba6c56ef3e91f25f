import type { Finding, Tree } from '#source/tree.ts'

/** A feature has the same name everywhere: each feature folder of the web app has a contract with its name. */
export function findNamelessFeatures({ sources }: Tree): Finding[] {
  const paths = sources.map(({ path }) => path)
  const features = new Set(paths.flatMap((path) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? []))
  return [...features]
    .filter((feature) => !paths.includes(`packages/contract/src/${feature}.ts`))
    .map((feature) => ({
      path: `apps/web/src/features/${feature}`,
      message: `has no contract of its name (packages/contract/src/${feature}.ts)`,
    }))
}
