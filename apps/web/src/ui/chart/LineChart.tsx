import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { type Scale, scaleOf } from './scale.ts'

export { type Scale, scaleOf }

export type Point = {
  /** Axis label. */
  label: string
  /** Name in the table for screen readers. */
  name: string
  value: number
}

/** Past values with the last month still incomplete, or a forecast. */
export type LineKind = 'running' | 'expected'

export type LineChartProps = {
  name: string
  /** First and last month. */
  range: string
  /** Summary figure at the right of the header. */
  summary: { figure: string; text: string }
  points: readonly Point[]
  scale: Scale
  appearance: LineKind
}

/**
 * A line chart over months: figures in the header, a table with the same data for screen readers, and a decorative
 * line.
 */
export function LineChart({ name, range, summary, points, scale, appearance }: LineChartProps) {
  return (
    <Figure>
      <figcaption>
        <Sample aria-hidden="true" viewBox="0 0 16 2">
          <Stroke x1={0} y1={1} x2={16} y2={1} data-look={appearance === 'expected' ? 'dashed' : 'solid'} />
        </Sample>
        <b>{name}</b> <span>{range}</span>
        <Sum>
          <b>{summary.figure}</b> {summary.text}
        </Sum>
      </figcaption>
      <VisuallyHidden as="div">
        <PointTable name={name} points={points} />
      </VisuallyHidden>
      <Plot aria-hidden="true">
        {scale.ticks.map((tick) => (
          <Tick key={tick} style={{ bottom: `${(tick / scale.top) * 100}%` }}>
            <span>{tick.toLocaleString('en-US')}</span>
          </Tick>
        ))}
        <Line points={points} scale={scale} appearance={appearance} />
        <Marks points={points} scale={scale} appearance={appearance} />
      </Plot>
      <Axis aria-hidden="true">
        {points.map(({ name: month, label, value }) => (
          <span key={month} title={`${month}: ${value.toLocaleString('en-US')}`}>
            {label}
          </span>
        ))}
      </Axis>
    </Figure>
  )
}

type Drawn = Pick<LineChartProps, 'points' | 'scale' | 'appearance'>

/** X position of a point (the center of its slot) and its y position, in percent of the plot. */
const across = (index: number, count: number) => ((index + 0.5) / count) * 100
const up = (value: number, { top }: Scale) => (value / top) * 100

/** The line is stretched over the plot. The strokes keep their width. */
function Line({ points, scale, appearance }: Drawn) {
  const places = points.map(({ value }, index) => ({ x: across(index, points.length), y: 100 - up(value, scale) }))
  const steps = places.slice(1).map((to, index) => ({ from: places[index] ?? to, to }))
  return (
    <Stretched viewBox="0 0 100 100" preserveAspectRatio="none">
      {steps.map(({ from, to }, index) => (
        <Stroke
          key={from.x}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          data-look={appearance === 'expected' ? 'dashed' : index === steps.length - 1 ? 'dotted' : 'solid'}
        />
      ))}
    </Stretched>
  )
}

/** Points with a label: both ends of a forecast, or the last full month and the current one of past values. */
function Marks({ points, scale, appearance }: Drawn) {
  const last = points.length - 1
  const labeled = [...new Set(appearance === 'expected' ? [0, last] : [Math.max(0, last - 1), last])]
  return labeled.map((index) => {
    const { value = 0, name } = points[index] ?? {}
    const [before, after] = [points[index - 1]?.value ?? value, points[index + 1]?.value ?? value]
    return (
      <Mark
        key={name}
        data-look={appearance}
        data-below={value < Math.max(before, after) && up(value, scale) > 25 ? '' : undefined}
        style={{ left: `${across(index, points.length)}%`, bottom: `${up(value, scale)}%` }}
      >
        <span>{value.toLocaleString('en-US')}</span>
      </Mark>
    )
  })
}

const PointTable = ({ name, points }: Pick<LineChartProps, 'name' | 'points'>) => (
  <table>
    <caption>{name}</caption>
    <thead>
      <tr>
        <th scope="col">Month</th>
        <th scope="col">Shipments</th>
      </tr>
    </thead>
    <tbody>
      {points.map((point) => (
        <tr key={point.name}>
          <th scope="row">{point.name}</th>
          <td>{point.value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Space at the left for the scale's figures, in px. */
const GUTTER = 28

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    color: theme.vars.palette.text.secondary,
    fontSize: 12,
    lineHeight: '16px',
  },
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
}))

const Sum = styled('span')({ marginLeft: 'auto' })

const Sample = styled('svg')({ width: 16, height: 2, overflow: 'visible' })

const Stroke = styled('line')(({ theme }) => ({
  fill: 'none',
  stroke: theme.vars.palette.chart[1],
  strokeWidth: 2,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '&[data-look="dashed"]': { stroke: theme.vars.palette.chart[2], strokeDasharray: '5 4', strokeLinecap: 'butt' },
  '&[data-look="dotted"]': { strokeDasharray: '1 4' },
}))

const Plot = styled('div')({ position: 'relative', height: 88, margin: `20px 0 6px ${GUTTER}px` })

const Stretched = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' })

const Tick = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > span': {
    position: 'absolute',
    right: 'calc(100% + 8px)',
    top: -8,
    color: theme.vars.palette.text.tertiary,
    fontSize: 10.5,
    lineHeight: '16px',
  },
}))

const Mark = styled('div')(({ theme }) => ({
  position: 'absolute',
  width: 7,
  height: 7,
  transform: 'translate(-50%, 50%)',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.chart[1],
  boxShadow: `0 0 0 1.5px ${theme.vars.palette.background.paper}`,
  '&[data-look="expected"]': { backgroundColor: theme.vars.palette.chart[2] },
  '& > span': {
    position: 'absolute',
    left: '50%',
    bottom: 9,
    transform: 'translateX(-50%)',
    fontSize: 11,
    lineHeight: '14px',
    fontWeight: 600,
  },
  '&[data-below] > span': { bottom: -17 },
}))

const Axis = styled('div')(({ theme }) => ({
  display: 'flex',
  marginLeft: GUTTER,
  color: theme.vars.palette.text.tertiary,
  fontSize: 10.5,
  lineHeight: '16px',
  '& > span': { flex: '1 0 0', minWidth: 0, textAlign: 'center', overflow: 'hidden' },
  [theme.breakpoints.down('w425')]: { '& > span:nth-of-type(even)': { color: 'transparent' } },
}))
