import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListDefinition } from '#platform/list/list-definition.ts'
import { errorText } from '#platform/query/problem.ts'
import { refreshLater } from '#platform/query/query.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

export type Refusal = { name: string; reason: string }
export type Deleting =
  | { step: 'asking' }
  | { step: 'running'; done: number }
  | { step: 'done'; deleted: string[]; refusals: Refusal[] }

/**
 * Deletes rows one at a time, so that each is rejected or logged individually, and refetches the list once at the end.
 */
export function useDeleteRows<R extends object>(definition: ListDefinition<R, string>) {
  const { remove, find, rowKey, entity, nameOf = entity.title } = definition
  const { ask } = useSession()
  const client = useQueryClient()
  const [state, setState] = useState<Deleting>({ step: 'asking' })
  const run = async (rows: readonly R[]) => {
    if (!remove) return { deleted: [], refusals: [] }
    const deleted: string[] = []
    const refusals: Refusal[] = []
    for (const [done, row] of rows.entries()) {
      setState({ step: 'running', done })
      await ask(remove.operation, remove.inputOf(row) as never).then(
        () => deleted.push(rowKey(row)),
        (error) => refusals.push({ name: nameOf(row), reason: String(errorText(error)) }),
      )
    }
    if (deleted.length > 0) refreshLater(client, find.name, remove.pause ?? 0)
    setState({ step: 'done', deleted, refusals })
    return { deleted, refusals }
  }
  return { state, run }
}
