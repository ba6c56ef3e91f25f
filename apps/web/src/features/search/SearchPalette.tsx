import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Kbd } from '#ui/action/Kbd.tsx'
import { motion, TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { SearchPanel } from './panel/SearchPanel.tsx'
import { SearchField } from './SearchField.tsx'
import type { SearchBoxState } from './use-search-box.ts'

/** The command palette: centered from 768 px, below it the whole screen. (A11Y-4, SEARCH-2, SEARCH-3) */
export function SearchPalette({ box }: { box: SearchBoxState }) {
  const isNarrow = useNarrow()
  const { text, setText, input, isOpen, close } = box
  /** Escape clears the text first. */
  const clearOrClose = (_event: unknown, reason: 'escapeKeyDown' | 'backdropClick') => {
    if (reason !== 'escapeKeyDown' || !text) return close()
    input.current?.focus()
    setText('')
  }
  return (
    <Window
      open={isOpen}
      onClose={clearOrClose}
      maxWidth={false}
      transitionDuration={{ enter: motion.dialog, exit: 0 }}
      slotProps={{ paper: { 'aria-label': 'Search' } }}
    >
      {isOpen && (
        <>
          <Head>
            <SearchField box={box} end={!isNarrow && <Kbd keys="Esc" />} />
            {isNarrow && <IconButton label="Close search" icon={<X />} onClick={close} />}
          </Head>
          <SearchPanel box={box} />
        </>
      )}
    </Window>
  )
}

/** Distance of the palette from the top of the window. */
const TOP = 'clamp(16px, 11.5vh, 104px)'

const Window = styled(MuiDialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    display: 'flex',
    flexDirection: 'column',
    width: 640,
    maxWidth: 'calc(100% - 24px)',
    maxHeight: `min(640px, calc(100% - ${TOP} - 16px))`,
    margin: `${TOP} 0 16px`,
    overflow: 'hidden',
    [TOUCH]: {
      width: '100%',
      maxWidth: '100%',
      height: '100%',
      maxHeight: 'none',
      margin: 0,
      borderRadius: 0,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
}))

const Head = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { paddingRight: 4 },
}))
