import { zoomLimits } from '@lanewise/domain/documents/viewing'
import { styled } from '@mui/material/styles'
import {
  ChevronDown,
  ChevronUp,
  Maximize,
  MoveHorizontal,
  PanelLeft,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import type { View } from './use-view.ts'

type ViewerToolsProps = { view: View; count: number; hasStrip: boolean; onStrip: () => void }

const zooms = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, zoomLimits.most]
const percent = (zoom: number) => `${Math.round(zoom * 100)}%`

/** Toolbar above the page: thumbnails at the left, zoom in the middle, rotation at the right. */
export function ViewerTools({ view, count, hasStrip, onStrip }: ViewerToolsProps) {
  const { page, zoom, rotation } = view
  return (
    <Bar role="toolbar" aria-label="View">
      <Group>
        <Wide>
          <IconButton label="Page thumbnails" icon={<PanelLeft />} aria-pressed={hasStrip} onClick={onStrip} />
        </Wide>
        <IconButton label="Previous page" icon={<ChevronUp />} disabled={page <= 1} onClick={() => view.go(page - 1)} />
        <Count>
          <b>{page}</b> / {count}
        </Count>
        <IconButton
          label="Next page"
          icon={<ChevronDown />}
          disabled={page >= count}
          onClick={() => view.go(page + 1)}
        />
      </Group>
      <Group>
        <IconButton
          label="Zoom out"
          icon={<ZoomOut />}
          disabled={zoom <= zoomLimits.least}
          onClick={() => view.step(-1)}
        />
        <MenuButton
          label={percent(zoom)}
          name={`Zoom ${percent(zoom)}`}
          items={zooms.map((to) => ({ label: percent(to), onSelect: () => view.zoomTo(to) }))}
        />
        <IconButton label="Zoom in" icon={<ZoomIn />} disabled={zoom >= zoomLimits.most} onClick={() => view.step(1)} />
        <Wide>
          <IconButton label="Fit width" icon={<MoveHorizontal />} onClick={() => view.fit('width')} />
          <IconButton label="Fit page" icon={<Maximize />} onClick={() => view.fit('page')} />
        </Wide>
      </Group>
      <Group>
        <IconButton label="Rotate left" icon={<RotateCcw />} onClick={() => view.rotate(-1)} />
        <Count aria-live="polite">{rotation}°</Count>
        <IconButton label="Rotate right" icon={<RotateCw />} onClick={() => view.rotate(1)} />
      </Group>
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '4px 12px',
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { flexWrap: 'wrap', gap: 0, padding: '2px 4px' },
}))

const Group = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 })
const Wide = styled('span')({ display: 'flex', gap: 4, [TOUCH]: { display: 'none' } })
const Count = styled('span')({
  minWidth: 36,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
