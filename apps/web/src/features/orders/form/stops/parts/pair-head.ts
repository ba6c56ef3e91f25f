import { TOUCH } from '#ui/theme/tokens.ts'

/** Head of a card in one line. On a phone the gray text stands below the title, and the buttons beside both. */
export const pairHead = {
  flexWrap: 'nowrap',
  gap: 6,
  paddingRight: 8,
  '& > h2': { flex: 'none' },
  '& > span': { minWidth: 0 },
  [TOUCH]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 8px',
    padding: '8px 8px 8px 12px',
    '& > div': { gridRow: '1 / span 2', gridColumn: 2 },
  },
} as const
