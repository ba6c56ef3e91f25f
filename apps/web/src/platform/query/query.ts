import type { EventDefinition } from '@lanewise/contract/event'
import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#platform/session/SessionProvider.tsx'
import type { AskOptions, Session } from '#platform/session/session.ts'
import { refreshInTurn } from './refresh-in-turn.ts'

/** For what shows records of every kind: each event makes it old. */
export const everyEvent = 'every event'
type Refreshing = { refreshOn?: readonly Pick<EventDefinition, 'name'>[] | typeof everyEvent }

/** A declared call as a query; `refreshOn` names the events that make its data old. */
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
  /** The answer stays what it is: asked for once, and again only when somebody wants it. */
  isFinal?: boolean
  /** Milliseconds until it is asked again, by what is known so far. */
  every?: (answer: A | undefined) => number | false
}

/** Reads a query; `status` is one of loading, success, idle, error (UX-23). */
export function useOperationQuery<O extends Operation>(
  asked: OperationQuery<O>,
  { enabled = true, keepPrevious = false, isFinal = false, every }: ReadOptions<Answer<O>> = {},
) {
  const session = useSession()
  const result = useQuery({
    ...optionsOf(session, asked),
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
  /** Operations whose lists and records are old after this call. */
  refreshes?: readonly Operation[]
  /** Milliseconds before they are asked again. */
  after?: number
  onSuccess?: (answer: Answer<O>) => void
}

/** A declared call as a mutation that refreshes what it makes old. */
export function useOperation<O extends Operation>(
  operation: O,
  { refreshes = [], after = 0, onSuccess }: Refreshes<O> = {},
) {
  const session = useSession()
  const client = useQueryClient()
  return useMutation<Answer<O>, Error, CallInput<O> & { options?: AskOptions }>({
    // Without a connection a call fails at once; it is never kept to be sent later, when nobody wants it any more.
    networkMode: 'always',
    mutationFn: ({ options, ...input }) => session.ask(operation, input as CallInput<O>, options),
    onSuccess: (answer) => {
      for (const { name } of refreshes) refreshLater(client, name, after)
      onSuccess?.(answer)
    },
  })
}

/** How many refreshes of a call wait for their moment; live events leave those lists alone meanwhile. */
const waiting = new WeakMap<QueryClient, Map<string, number>>()

export function refreshLater(client: QueryClient, name: string, after: number) {
  if (after === 0) return void client.invalidateQueries({ queryKey: [name] })
  const counts = waiting.get(client) ?? new Map<string, number>()
  waiting.set(client, counts.set(name, (counts.get(name) ?? 0) + 1))
  setTimeout(() => {
    const left = (counts.get(name) ?? 1) - 1
    if (left > 0) counts.set(name, left)
    else counts.delete(name)
    void client.invalidateQueries({ queryKey: [name] })
  }, after)
}

/** Everything that events keep fresh is asked again, because some may have been missed. */
export function refreshAllLive(client: QueryClient) {
  void client.invalidateQueries({ predicate: ({ meta }) => ((meta?.refreshOn ?? []) as readonly string[]).length > 0 })
}

/** The event that was last answered; several parts of a screen may hear the same one. */
const answered = new WeakMap<QueryClient, string>()

/** What a live event makes old is asked again, unless an own refresh is about to do so. */
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
  for (const one of old) refreshInTurn(client, one)
}
