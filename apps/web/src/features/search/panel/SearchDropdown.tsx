import { styled } from '@mui/material/styles'
import type { SearchBoxState } from '#features/search/use-search-box.ts'
import { radius } from '#ui/theme/tokens.ts'
import { SearchPanel } from './SearchPanel.tsx'

/** Dropdown below the search box, used from 768 px. */
export function SearchDropdown({ box }: { box: SearchBoxState }) {
  if (!box.isOpen) return null
  return (
    <Sheet tabIndex={-1}>
      <SearchPanel box={box} />
    </Sheet>
  )
}

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  zIndex: 1,
  width: 'min(640px, calc(100vw - 96px))',
  maxHeight: 'min(640px, calc(100dvh - 72px))',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  outline: 'none',
  borderRadius: radius.dialog,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: theme.vars.palette.elevation[2],
}))
