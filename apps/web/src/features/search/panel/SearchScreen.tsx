import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { SearchField } from '#features/search/SearchField.tsx'
import type { SearchBoxState } from '#features/search/use-search-box.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { SearchPanel } from './SearchPanel.tsx'

/** Full-screen search below 768 px. (SEARCH-2, SEARCH-3) */
export function SearchScreen({ box }: { box: SearchBoxState }) {
  const close = () => box.setOpen(false)
  return (
    <Screen open={box.isOpen} onClose={close} slotProps={{ paper: { 'aria-label': 'Search' } }}>
      {box.isOpen && <Content box={box} onClose={close} />}
    </Screen>
  )
}

function Content({ box, onClose }: { box: SearchBoxState; onClose: () => void }) {
  const { input } = box
  useEffect(() => input.current?.focus(), [input])
  return (
    <>
      <Head>
        <SearchField box={box} end={null} />
        <IconButton label="Close search" icon={<X />} onClick={onClose} />
      </Head>
      <SearchPanel box={box} />
    </>
  )
}

const Screen = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    margin: 0,
    width: '100%',
    maxWidth: '100%',
    height: '100%',
    maxHeight: 'none',
    borderRadius: 0,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

const Head = styled('div')({ flex: 'none', display: 'flex', alignItems: 'center', gap: 4, padding: '8px 4px 4px 12px' })
