import { styled } from '@mui/material/styles'
import { Copy, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useRefusalOf } from '#platform/allowed.tsx'
import type { ListDefinition } from '#platform/list/list-definition.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Kbd } from '#ui/action/Kbd.tsx'
import type { Selection } from '#ui/data/selection.ts'
import { useCopy } from '#ui/feedback/Snackbars.tsx'
import { FloatingBar } from '#ui/layout/FloatingBar.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { DeleteSelected } from './DeleteSelected.tsx'

type SelectionBarProps<R extends object> = {
  definition: ListDefinition<R, string>
  rows: readonly R[]
  selection: Selection
  onDeleted: (ids: readonly string[]) => void
}

/** Actions for the selected rows, shown above the footer while rows are selected. The main action stands last. */
export function SelectionBar<R extends object>({ definition, rows, selection, onDeleted }: SelectionBarProps<R>) {
  const { entity, copied, selected: own } = definition
  const copy = useCopy()
  const [isDeleting, setDeleting] = useState(false)
  const copyRows = () =>
    copy(rows.map((row) => [entity.title(row), ...copied(row)].map(cellText).join('\t')).join('\n'))
  return (
    <>
      {rows.length > 0 && (
        <FloatingBar role="region" aria-label="Selection">
          <Count role="status">
            {rows.length} selected {own && <span>{own.sumOf(rows)}</span>}
          </Count>
          {definition.remove && <DeleteButton needs={definition.remove.operation} onClick={() => setDeleting(true)} />}
          <Button kind={own ? 'ghost' : 'primary'} icon={<Copy />} onClick={() => void copyRows()}>
            Copy
          </Button>
          {own && <own.actions rows={rows} onDone={selection.clear} />}
          <End>
            <Kbd keys="Esc" onFill />
            <IconButton label="Clear selection" icon={<X />} size="small" onClick={selection.clear} />
          </End>
        </FloatingBar>
      )}
      {isDeleting && <DeleteSelected {...{ definition, rows, onDeleted }} onClose={() => setDeleting(false)} />}
    </>
  )
}

type DeleteButtonProps = { needs: Parameters<typeof useRefusalOf>[0]; onClick: () => void }

function DeleteButton({ needs, onClick }: DeleteButtonProps) {
  const refusal = useRefusalOf(needs)
  return (
    <Button kind="ghost" icon={<Trash2 />} {...(refusal && { disabledReason: refusal })} onClick={onClick}>
      Delete
    </Button>
  )
}

/** Tabs and line breaks would start a new spreadsheet cell, so they are replaced by spaces. */
const cellText = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

const Count = styled('span')(({ theme }) => ({
  paddingRight: 12,
  marginRight: 4,
  borderRight: `1px solid ${theme.vars.palette.inverse.muted}`,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& > span': { marginLeft: 8, fontWeight: 400, color: theme.vars.palette.inverse.muted },
  [TOUCH]: { '& > span': { display: 'block', marginLeft: 0, fontSize: 11, lineHeight: '14px' } },
  fontVariantNumeric: 'tabular-nums',
}))

const End = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 8,
  [TOUCH]: { marginLeft: 0, '& kbd': { display: 'none' } },
})
