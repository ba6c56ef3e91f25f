import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { type OperationQuery, statusOf } from './query.ts'

type Page = { data: readonly unknown[]; total: number; isTotalExact?: boolean | undefined }
type PagedOperation = Operation & { answer: z.ZodType<Page> }
type Row<O extends PagedOperation> = Answer<O>['data'][number]

/**
 * A list that grows page by page, each after the ones before; live events ask for all of them again. What came between
 * two pages may stand on both, so rows are told apart by their key.
 */
export function usePages<O extends PagedOperation>(
  asked: OperationQuery<O>,
  rowKey: (row: Row<O>) => string,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const session = useSession()
  const { operation, input, key, refreshOn } = asked
  const found = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => session.ask(operation, atPage(input, pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ data, total }, all) =>
      data.length > 0 && all.reduce((sum, page) => sum + page.data.length, 0) < total ? all.length + 1 : undefined,
    enabled,
    meta: { refreshOn },
  })
  const pages = found.data?.pages ?? []
  const rows = [...new Map(pages.flatMap(({ data }) => data as Row<O>[]).map((row) => [rowKey(row), row])).values()]
  const { total = 0, isTotalExact = true } = pages.at(-1) ?? {}
  return { ...found, status: statusOf(found), rows, size: { total, isTotalExact } }
}

/** The page goes where the call takes what it is asked for. */
function atPage<O extends Operation>(input: CallInput<O>, page: number): CallInput<O> {
  const { body, query } = input as { body?: object; query?: object }
  return Object.assign({}, input, body ? { body: { ...body, page } } : { query: { ...query, page } })
}
