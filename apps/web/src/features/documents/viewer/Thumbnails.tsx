import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'
import { DrawnPage } from './DrawnPage.tsx'
import type { PageSource } from './pages/page-source.ts'

/** Width of a thumbnail in pixels. (DOC-30) */
const thumbnailWidth = 125

type ThumbnailsProps = { source: PageSource; current: number; rotation: number; onGo: (page: number) => void }

export function Thumbnails({ source, current, rotation, onGo }: ThumbnailsProps) {
  const pages = Array.from({ length: source.count }, (_, index) => index + 1)
  return (
    <Strip aria-label="Pages" data-scrolls="">
      {pages.map((page) => {
        const { width, height } = source.sizeOf(page)
        const zoom = thumbnailWidth / (rotation % 180 === 0 ? width : height)
        return (
          <li key={page}>
            <button
              type="button"
              aria-label={`Page ${page}`}
              aria-current={page === current || undefined}
              onClick={() => onGo(page)}
            >
              <span style={{ width: thumbnailWidth }}>
                <DrawnPage
                  source={source}
                  page={page}
                  zoom={zoom}
                  rotation={rotation}
                  scale={Math.max(0.1, zoom * 1.5)}
                />
              </span>
              {page}
            </button>
          </li>
        )
      })}
    </Strip>
  )
}

const Strip = styled('ol')(({ theme }) => ({
  flex: 'none',
  width: 157,
  overflowY: 'auto',
  padding: '12px 12px',
  listStyle: 'none',
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
  '& button': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    padding: '2px 0 8px',
    border: 0,
    background: 'none',
    color: theme.vars.palette.text.tertiary,
    font: 'inherit',
    fontSize: 12,
    cursor: 'pointer',
  },
  '& span': {
    display: 'block',
    borderRadius: radius.badge,
    outline: `1px solid ${theme.vars.palette.divider}`,
    overflow: 'hidden',
  },
  '& [aria-current]': { color: theme.vars.palette.accent.fg, fontWeight: 600 },
  '& [aria-current] span': { outline: `2px solid ${theme.vars.palette.accent.main}` },
}))
