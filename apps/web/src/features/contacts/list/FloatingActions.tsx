import { styled } from '@mui/material/styles'
import { ListFilter, Plus } from 'lucide-react'
import { useState } from 'react'
import { useDisabledReason } from '#platform/allowed.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Popover } from '#ui/layout/Popover.tsx'
import { FOOTER_HEIGHT } from '#ui/layout/StickyFooter.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { type ContactFilter, contactTabs } from './contact-filter.ts'

/** What a phone has instead of tabs and a button in the title row: both within reach of the thumb (CONTACT-8). */
export function FloatingActions({ filter, onAdd }: { filter: ContactFilter; onAdd: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const mayAdd = useDisabledReason({ permissions: ['CreateContact'] }) === undefined
  const choose = (types: string[]) => {
    filter.onChange(types)
    setAnchor(null)
  }
  return (
    <Corner>
      <Button
        icon={<ListFilter />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        data-set={filter.type !== null || undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Filter
      </Button>
      {mayAdd && (
        <Button kind="primary" icon={<Plus />} onClick={onAdd}>
          Add New
        </Button>
      )}
      <Popover anchor={anchor} label="Filter" onClose={() => setAnchor(null)}>
        <Choices>
          {contactTabs.map(({ label, type }) => (
            <Choice key={label}>
              <input
                type="radio"
                name="contactRoleType"
                checked={filter.type === type}
                onChange={() => choose(type ? [type] : [])}
              />
              {label}
            </Choice>
          ))}
        </Choices>
      </Popover>
    </Corner>
  )
}

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 12,
  bottom: `calc(12px + var(${FOOTER_HEIGHT}, 0px))`,
  zIndex: 4,
  display: 'flex',
  gap: 8,
  '& .MuiButton-root': { borderRadius: radius.full, boxShadow: theme.vars.palette.elevation[2] },
  '& [data-set]': { borderColor: theme.vars.palette.accent.main, color: theme.vars.palette.accent.fg },
}))

const Choices = styled('div')({ display: 'flex', flexDirection: 'column' })

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  fontWeight: 500,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.accent.main },
}))
