import { fullTrailer, trailerPlan } from '@lanewise/domain/freight/trailer-plan'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { styled } from '@mui/material/styles'

/** Size of the drawn trailer floor, in inches. */
const floor = { length: fullTrailer.linearFeet * 12, width: 102 } as const

/** Scale drawing of a trailer from above, with the pallets as they would stand and the length they take. */
export function Trailer({
  items,
  feet,
  isSmall = false,
}: {
  items: readonly LineItem[]
  feet: number
  isSmall?: boolean
}) {
  const pallets = trailerPlan(items)
  const reach = Math.min(feet * 12, floor.length)
  return (
    <Drawing
      viewBox={`-4 ${isSmall ? -4 : -26} ${floor.length + 12} ${floor.width + (isSmall ? 8 : 52)}`}
      role="img"
      aria-label={`${feet} of ${fullTrailer.linearFeet} feet of the trailer`}
    >
      <rect data-floor x={0} y={0} width={floor.length} height={floor.width} rx={6} />
      {!isSmall &&
        ticks.map((tick) => <line key={tick} data-tick x1={tick * 12} x2={tick * 12} y1={4} y2={floor.width - 4} />)}
      {pallets.map(({ line, x, y, length, width }) => (
        <rect
          key={`${x}-${y}`}
          data-line={line % 2}
          x={x + 2}
          y={y + 3}
          width={Math.max(2, length - 3)}
          height={Math.min(width, floor.width) - 4}
          rx={3}
        />
      ))}
      {!isSmall && (
        <>
          {reach > 0 && <line data-reach x1={reach} x2={reach} y1={-4} y2={floor.width + 6} />}
          {reach > 0 && (
            <text
              data-reach
              x={Math.min(Math.max(reach, 24), floor.length - 24)}
              y={-9}
              textAnchor="middle"
            >{`${feet} ft`}</text>
          )}
          {[0, ...ticks].map((tick) => (
            <text key={tick} x={tick * 12} y={floor.width + 22} textAnchor={tick === 0 ? 'start' : 'middle'}>
              {tick}
            </text>
          ))}
          <text x={floor.length} y={floor.width + 22} textAnchor="end">{`${fullTrailer.linearFeet} ft`}</text>
        </>
      )}
    </Drawing>
  )
}

const ticks = [10, 20, 30, 40]

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 420,
  fill: theme.vars.palette.text.tertiary,
  fontSize: 22,
  '& [data-floor]': { fill: theme.vars.palette.sunk, stroke: theme.vars.palette.field, strokeWidth: 2.5 },
  '& [data-tick]': { stroke: theme.vars.palette.divider, strokeWidth: 2 },
  '& [data-line]': {
    fill: theme.vars.palette.accent.softBorder,
    stroke: theme.vars.palette.accent.main,
    strokeWidth: 2.5,
  },
  '& [data-line="1"]': { fill: theme.vars.palette.accent.soft },
  '& line[data-reach]': { stroke: theme.vars.palette.accent.main, strokeWidth: 4 },
  '& text[data-reach]': { fill: theme.vars.palette.accent.fg, fontWeight: 600 },
}))
