import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { type OperationQuery, statusOf } from './query.ts'

type Page = { data: readonly unknown[]; total: number; isTotalExact?: boolean | undefined }
type PagedOperation = Operation & { answer: z.ZodType<Page> }
type Row<O extends PagedOperation> = Answer<O>['data'][number]

/**
 * A list that grows page by page. Live events refetch all loaded pages. A row that moved between two requests may be on
 * both pages, so duplicates are detected by key.
 */
export function usePages<O extends PagedOperation>(
  operationQuery: OperationQuery<O>,
  rowKey: (row: Row<O>) => string,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const session = useSession()
  const { operation, input, key, refreshOn } = operationQuery
  const result = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => session.ask(operation, atPage(input, pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ data, total }, all) =>
      data.length > 0 && all.reduce((sum, page) => sum + page.data.length, 0) < total ? all.length + 1 : undefined,
    enabled,
    meta: { refreshOn },
  })
  const pages = result.data?.pages ?? []
  const rows = [...new Map(pages.flatMap(({ data }) => data as Row<O>[]).map((row) => [rowKey(row), row])).values()]
  const { total = 0, isTotalExact = true } = pages.at(-1) ?? {}
  return { ...result, status: statusOf(result), rows, size: { total, isTotalExact } }
}

/** Adds the page number to the body or the query string, whichever the operation uses. */
function atPage<O extends Operation>(input: CallInput<O>, page: number): CallInput<O> {
  const { body, query } = input as { body?: object; query?: object }
  return Object.assign({}, input, body ? { body: { ...body, page } } : { query: { ...query, page } })
}
