import type { EventDefinition } from '@lanewise/contract/event'
import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { AskOptions, Session } from '#platform/session/session.ts'
import { refreshThrottled } from './refresh-throttled.ts'

/** For views that show records of every kind: any event makes their data stale. */
export const everyEvent = 'every event'
type Refreshing = { refreshOn?: readonly Pick<EventDefinition, 'name'>[] | typeof everyEvent }

/** An operation as a query. `refreshOn` names the events that make its data stale. */
export const query = <O extends Operation>(operation: O, input: CallInput<O>, { refreshOn = [] }: Refreshing = {}) => ({
  operation,
  input,
  key: [operation.name, input] as const,
  refreshOn: refreshOn === everyEvent ? [everyEvent] : refreshOn.map(({ name }) => name),
})
export type OperationQuery<O extends Operation> = ReturnType<typeof query<O>>

export const optionsOf = <O extends Operation>(
  session: Session,
  { operation, input, key, refreshOn }: OperationQuery<O>,
) =>
  queryOptions<Answer<O>>({
    queryKey: key,
    queryFn: ({ signal }) => session.ask(operation, input, { signal }),
    meta: { refreshOn },
  })

type ReadOptions<A> = {
  enabled?: boolean
  keepPrevious?: boolean
  /** The data never goes stale. It is fetched once and refetched only on request. */
  isFinal?: boolean
  /** Refetch interval in milliseconds, based on the latest data; false for no refetch. */
  every?: (answer: A | undefined) => number | false
}

/** Runs a query. `status` is loading, success, idle or error. (UX-23) */
export function useOperationQuery<O extends Operation>(
  operationQuery: OperationQuery<O>,
  { enabled = true, keepPrevious = false, isFinal = false, every }: ReadOptions<Answer<O>> = {},
) {
  const session = useSession()
  const result = useQuery({
    ...optionsOf(session, operationQuery),
    enabled,
    ...(isFinal && { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false }),
    ...(every && { refetchInterval: ({ state }: { state: { data?: unknown } }) => every(state.data as never) }),
    ...(keepPrevious && { placeholderData: (previous: unknown) => previous as never }),
  })
  return { ...result, status: statusOf(result) }
}

export type CallStatus = 'loading' | 'success' | 'idle' | 'error'

export function statusOf({
  isPending,
  isError,
  fetchStatus,
}: {
  isPending: boolean
  isError: boolean
  fetchStatus: string
}): CallStatus {
  if (isError) return 'error'
  if (!isPending) return 'success'
  return fetchStatus === 'idle' ? 'idle' : 'loading'
}

type Refreshes<O extends Operation> = {
  /** Operations whose lists and records are stale after this call. */
  refreshes?: readonly Operation[]
  /** Milliseconds before these operations are refetched. */
  after?: number
  onSuccess?: (answer: Answer<O>) => void
}

/** An operation as a mutation that refetches the data it makes stale. */
export function useOperation<O extends Operation>(
  operation: O,
  { refreshes = [], after = 0, onSuccess }: Refreshes<O> = {},
) {
  const session = useSession()
  const client = useQueryClient()
  return useMutation<Answer<O>, Error, CallInput<O> & { options?: AskOptions }>({
    // Without a connection a call fails at once. It is never queued for later, when the user may no longer want it.
    networkMode: 'always',
    mutationFn: ({ options, ...input }) => session.ask(operation, input as CallInput<O>, options),
    onSuccess: (answer) => {
      for (const { name } of refreshes) refreshLater(client, name, after)
      onSuccess?.(answer)
    },
  })
}

/** Number of scheduled refreshes per operation. Live events do not refetch these lists in the meantime. */
const waiting = new WeakMap<QueryClient, Map<string, number>>()

export function refreshLater(client: QueryClient, name: string, after: number) {
  if (after === 0) return void client.invalidateQueries({ queryKey: [name] })
  const counts = waiting.get(client) ?? new Map<string, number>()
  waiting.set(client, counts.set(name, (counts.get(name) ?? 0) + 1))
  setTimeout(() => {
    const remaining = (counts.get(name) ?? 1) - 1
    if (remaining > 0) counts.set(name, remaining)
    else counts.delete(name)
    void client.invalidateQueries({ queryKey: [name] })
  }, after)
}

/**
 * Refetches all data that depends on events and was loaded before the given time, because some events may have been
 * missed. What has just failed waits for the user to try again.
 */
export function refreshAllLive(client: QueryClient, loadedBefore = Number.POSITIVE_INFINITY) {
  void client.invalidateQueries({
    predicate: ({ meta, state: { dataUpdatedAt, errorUpdatedAt } }) =>
      ((meta?.refreshOn ?? []) as readonly string[]).length > 0 &&
      Math.max(dataUpdatedAt, errorUpdatedAt) < loadedBefore,
  })
}

/** Id of the last handled event. Several parts of a screen may receive the same one. */
const answered = new WeakMap<QueryClient, string>()

/** Refetches the data that a live event makes stale, unless a refresh of its own is already scheduled. */
export function refreshByEvent(client: QueryClient, { name, eventId }: { name: string; eventId: string }) {
  if (answered.get(client) === eventId) return
  answered.set(client, eventId)
  const old = client.getQueryCache().findAll({
    predicate: ({ meta, queryKey }) => {
      const refreshOn = (meta?.refreshOn ?? []) as readonly string[]
      const isOld = refreshOn.includes(name) || refreshOn.includes(everyEvent)
      return isOld && !waiting.get(client)?.has(String(queryKey[0]))
    },
  })
  for (const one of old) refreshThrottled(client, one)
}
