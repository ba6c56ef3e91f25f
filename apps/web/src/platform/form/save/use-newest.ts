import { getHistory } from '@lanewise/contract/history'
import type { Answer, CallInput, Operation } from '@lanewise/contract/operation'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type OperationQuery, optionsOf } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

export type Versioned = { version: number }

/** A record that is being edited, and how the form follows it. */
export type Edited<V extends FieldValues, R extends Versioned> = {
  record: R
  /** Reads the record as it is now; live events make it old. */
  newest: Readable
  /** What the form shows of it; null when what is edited is gone. */
  valuesOf: (record: R) => V | null
  /** Where it is told who changed it. */
  history?: { entity: string; entityId: string }
  /** Fields whose entries people change one by one. */
  parts?: readonly (keyof V & string)[]
}

type Readable = { operation: Operation; input: unknown; key: readonly unknown[]; refreshOn: string[] }

/** Watches the record of an open form; `readNewest` asks for it at once. */
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
    // The row of a list may be old already when its form opens, so what is given is shown and asked for again.
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

/** Who changed a record in its latest versions, in the words of its history; nothing where that cannot be read. */
export function useRecentChanges() {
  const session = useSession()
  return async (subject: Edited<FieldValues, Versioned>['history'], versions: number): Promise<Recent> => {
    if (!subject) return { sentences: [] }
    const input: CallInput<typeof getHistory> = { params: subject, query: { pageSize: Math.min(versions, most) } }
    const found: Answer<typeof getHistory> | null = await session.ask(getHistory, input).catch(() => null)
    const entries = found?.data ?? []
    return { who: entries[0]?.who, sentences: entries.flatMap(({ sentences }) => sentences) }
  }
}

export type Recent = { who?: string | undefined; sentences: string[] }

const most = 5

/** Milliseconds that a record counts as read just now. */
const fresh = 30_000
