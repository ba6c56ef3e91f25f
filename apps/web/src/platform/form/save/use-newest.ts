import { getHistory } from '@lanewise/contract/history'
import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type OperationQuery, optionsOf } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

export type Versioned = { version: number }

export type Edited<V extends FieldValues, R extends Versioned> = {
  record: R
  /** Query for the current record. Live events make its result stale. */
  newest: Readable
  /** The form values of the record; null when the edited item no longer exists. */
  valuesOf: (record: R) => V | null
  history?: { entity: string; entityId: string }
  /** Fields whose entries are edited individually. */
  parts?: readonly (keyof V & string)[]
}

type Readable = { operation: Operation; input: unknown; key: readonly unknown[]; refreshOn: string[] }

/** Watches the record of an open form. `readNewest` fetches it at once. */
export function useNewest<V extends FieldValues, R extends Versioned>(
  edited: Edited<V, R> | null,
  onRead: (record: R) => void,
) {
  const session = useSession()
  const client = useQueryClient()
  const options = edited && {
    ...optionsOf(session, edited.newest as OperationQuery<Operation>),
    retry: false,
    staleTime: fresh,
  }
  const { data } = useQuery<unknown>(
    // A list row may be stale when its form opens, so the given record is shown first and refetched.
    options
      ? { ...options, initialData: edited.record, initialDataUpdatedAt: 0 }
      : { queryKey: ['a new record'], queryFn: skipToken },
  )
  const read = useEffectEvent((record: unknown) => onRead(record as R))
  useEffect(() => {
    if (data) read(data)
  }, [data])
  return async () => (await client.fetchQuery({ ...options, staleTime: 0 } as NonNullable<typeof options>)) as R
}

/** Names who changed a record in its latest versions, based on its history. Empty when the history cannot be read. */
export function useRecentChanges() {
  const session = useSession()
  return async (subject: Edited<FieldValues, Versioned>['history'], versions: number): Promise<Recent> => {
    if (!subject) return { sentences: [] }
    const input: CallInput<typeof getHistory> = { params: subject, query: { pageSize: Math.min(versions, most) } }
    const history: Answer<typeof getHistory> | null = await session.ask(getHistory, input).catch(() => null)
    const entries = history?.data ?? []
    return { who: entries[0]?.who, sentences: entries.flatMap(({ sentences }) => sentences) }
  }
}

export type Recent = { who?: string | undefined; sentences: string[] }

const most = 5

/** Milliseconds for which a record counts as fresh after it is read. */
const fresh = 30_000
