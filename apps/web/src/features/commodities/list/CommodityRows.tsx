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
  const [deleted, setDeleted] = useState<readonly string[]>([])
  const ask = (id: string) => setAsked(rows.find((row) => row.id === id) ?? null)
  const { list, focusRow } = useRowKeys<HTMLUListElement>(mayDelete ? ask : undefined)
  useFocusAfter(deleted, rows, focusRow)

  return (
    <>
      <Rows ref={list} aria-label="Commodities">
        {rows.map((row) => (
          <CommodityRow
            key={row.id}
            commodity={row}
            search={search}
            isLeaving={deleted.includes(row.id)}
            onEdit={() => onEdit(row)}
            onDelete={() => setAsked(row)}
          />
        ))}
      </Rows>
      {asked && (
        <DeleteCommodity
          commodity={asked}
          onDeleted={() => setDeleted([...deleted, asked.id])}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** A deleted row stays until the list is asked again; the focus goes on to the next one that will remain. */
function useFocusAfter(deleted: readonly string[], rows: Commodity[], focusRow: (id: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when a row is deleted
  useEffect(() => {
    const index = rows.findIndex((row) => row.id === deleted.at(-1))
    const remains = (row: Commodity) => !deleted.includes(row.id)
    const next = rows.slice(index + 1).find(remains) ?? rows.findLast(remains)
    if (index >= 0 && next) focusRow(next.id)
  }, [deleted])
}

const Rows = styled('ul')({ listStyle: 'none' })
