import type { Commodity } from '@lanewise/contract/commodities'
import { deleteCommodity } from '@lanewise/contract/commodities'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import { useRowKeys } from '#ui/keyboard/use-row-keys.ts'
import { CommodityRow } from './CommodityRow.tsx'
import { DeleteCommodity } from './DeleteCommodity.tsx'

type CommodityRowsProps = { rows: Commodity[]; search: string; onEdit: (commodity: Commodity) => void }

/** The rows, what their keys do, and the question before one is deleted. */
export function CommodityRows({ rows, search, onEdit }: CommodityRowsProps) {
  const mayDelete = useRefusalOf(deleteCommodity) === undefined
  const [asked, setAsked] = useState<Commodity | null>(null)
  const [deleted, setDeleted] = useState<Commodity | null>(null)
  const { list, focusRow } = useRowKeys<HTMLUListElement>((id) => {
    if (mayDelete) setAsked(rows.find((row) => row.id === id) ?? null)
  })
  useFocusAfter(deleted, rows, focusRow)

  return (
    <>
      <Rows ref={list} aria-label="Commodities">
        {rows.map((row) => (
          <CommodityRow
            key={row.id}
            commodity={row}
            search={search}
            isLeaving={row.id === deleted?.id}
            onEdit={() => onEdit(row)}
            onDelete={() => setAsked(row)}
          />
        ))}
      </Rows>
      {asked && (
        <DeleteCommodity commodity={asked} onDeleted={() => setDeleted(asked)} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

/** The deleted row stays until the list is asked again; the focus goes on to the next one, or to the last. */
function useFocusAfter(deleted: Commodity | null, rows: Commodity[], focusRow: (id: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when a row is deleted
  useEffect(() => {
    const index = rows.findIndex((row) => row.id === deleted?.id)
    const next = rows[index + 1] ?? rows[index - 1]
    if (index >= 0 && next) focusRow(next.id)
  }, [deleted])
}

const Rows = styled('ul')({ listStyle: 'none' })
