import type { FeatureNames, NewFile } from './write-feature.ts'

/** The roles of the feature in the browser: screens, calls, one page. */
export function webFiles({ kebab, camel, pascal, words }: FeatureNames): NewFile[] {
  const folder = `apps/web/src/features/${kebab}`
  return [
    {
      path: `${folder}/${kebab}.screens.ts`,
      text: `import { screen } from '#platform/screen.ts'\n\nexport const ${camel}Screens = [\n  screen({ path: '/${kebab}', title: '${words}', needs: [], page: () => import('./${pascal}ListPage.tsx') }),\n]\n`,
    },
    {
      path: `${folder}/${kebab}.api.ts`,
      text: `import { find${pascal} } from '@lanewise/contract/${kebab}'\nimport { query } from '#platform/query/query.ts'\n\nexport const ${camel}Query = (page: number) => query(find${pascal}, { query: { page, pageSize: 20 } })\n`,
    },
    { path: `${folder}/${pascal}ListPage.tsx`, text: page({ kebab, camel, pascal, words }) },
  ]
}

const page = ({
  kebab,
  camel,
  pascal,
  words,
}: Omit<FeatureNames, 'snake'>) => `import { useListState } from '#platform/url-state.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { ${camel}Query } from './${kebab}.api.ts'

export default function ${pascal}ListPage() {
  const [{ page }] = useListState()
  const { data, status, refetch } = useOperationQuery(${camel}Query(page))
  return (
    <>
      <PageHeader title="${words}" {...(data && { count: data.total })} />
      <Card flush>
        {status === 'loading' && <SkeletonRows />}
        {status === 'error' && <ErrorState text="The list could not be loaded" onRetry={() => void refetch()} />}
        {data?.total === 0 && <EmptyState text="No ${words} found" />}
        {data?.data.map(({ id, name }) => (
          <p key={id}>{name}</p>
        ))}
      </Card>
    </>
  )
}
`
