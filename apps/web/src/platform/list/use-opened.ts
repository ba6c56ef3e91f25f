import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useRefusalOf } from '#platform/allowed.tsx'
import type { ListDefinition } from './list-definition.ts'

export type Opened<R> = 'add' | 'import' | { edit: R } | { remove: R } | null

/** Tracks which dialog is open. The record's id is in the URL, so that it can be shared and closed with Back. */
export function useOpened<R extends object>(definition: ListDefinition<R, string>) {
  const { add, bulkUpload, record, entity, rowKey } = definition
  const [opened, setOpened] = useState<Opened<R>>(null)
  const [recordId, showRecord] = useRecordInAddress(record?.param)
  const navigate = useNavigate()
  const refusal = useRefusalOf(add ?? open)
  const importRefusal = useRefusalOf(bulkUpload?.operation ?? add ?? open)
  const openNew = useCallback(() => {
    if (add?.path) void navigate(add.path)
    else if (record?.newId) showRecord(record.newId)
    else setOpened('add')
  }, [add?.path, record?.newId, navigate, showRecord])
  const isRefused = recordId !== null && recordId === record?.newId && refusal !== undefined
  useEffect(() => {
    if (isRefused) showRecord(null)
  }, [isRefused, showRecord])
  useAddInAddress({ mayAdd: refusal === undefined, isKnown: Boolean(add) && record?.newId === undefined }, openNew)
  return {
    opened,
    recordId: isRefused ? null : recordId,
    close: useCallback(() => setOpened(null), []),
    closeRecord: useCallback(() => showRecord(null), [showRecord]),
    add: openNew,
    addRefusal: refusal,
    importRefusal,
    import: () => (bulkUpload && 'path' in bulkUpload ? void navigate(bulkUpload.path) : setOpened('import')),
    edit: (row: R) => setOpened({ edit: row }),
    remove: (row: R) => setOpened({ remove: row }),
    record: (row: R) => (record ? showRecord(rowKey(row)) : void navigate(entity.path(row))),
  }
}
/** Stands in for the permission in lists that lack the action. */
const open = { permission: 'signed-in' } as const

export type Opening<R extends object> = ReturnType<typeof useOpened<R>>

function useRecordInAddress(param = ''): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const show = useCallback(
    (id: string | null) =>
      setParams((before) => withParam(before, param, id), { replace: id === null, preventScrollReset: true }),
    [param, setParams],
  )
  return [(param && params.get(param)) || null, show]
}

/**
 * `?add=single` (from quick actions) opens the add dialog and is removed from the URL. Lists whose new record has its
 * own URL ignore it.
 */
export function useAddInAddress({ mayAdd, isKnown = true }: { mayAdd: boolean; isKnown?: boolean }, open: () => void) {
  const [params, setParams] = useSearchParams()
  const isRequested = isKnown && params.get('add') === 'single'
  useEffect(() => {
    if (!isRequested) return
    setParams((before) => withParam(before, 'add', null), { replace: true })
    if (mayAdd) open()
  }, [isRequested, mayAdd, open, setParams])
}

function withParam(before: URLSearchParams, name: string, value: string | null) {
  const next = new URLSearchParams(before)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return next
}
