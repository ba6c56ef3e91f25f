import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { SearchField } from '#features/search/SearchField.tsx'
import type { SearchBoxState } from '#features/search/use-search-box.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { SearchPanel } from './SearchPanel.tsx'

/** Below 768 px: the whole screen (SEARCH-2, SEARCH-3). */
export function SearchScreen({ box }: { box: SearchBoxState }) {
  const close = () => box.setOpen(false)
  return (
    <MuiDialog open={box.isOpen} onClose={close} fullScreen aria-label="Search">
      {box.isOpen && <Content box={box} onClose={close} />}
    </MuiDialog>
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

const Head = styled('div')({ flex: 'none', display: 'flex', alignItems: 'center', gap: 4, padding: '8px 4px 4px 12px' })
