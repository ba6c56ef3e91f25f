import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { scaleOf } from './scale.ts'
import { spread } from './spread.ts'

export type StackedMonth = {
  /** "Mar 2026". */
  name: string
  /** "Mar". */
  label: string
  /** One value per series, from the bottom up. */
  values: readonly number[]
}

type StackedMonthsProps = {
  name: string
  /** Names of the series, from the bottom up. At most three, because there are three patterns. */
  series: readonly string[]
  months: readonly StackedMonth[]
  /** A value in full, for the table. */
  text: (value: number) => string
  /** A value in few characters. */
  short: (value: number) => string
}

/**
 * Monthly sums as stacked bars. Each series has its own pattern and its name beside the last bar, so that the chart reads
 * without color. The last month is still running. A table holds the same data for screen readers.
 */
export function StackedMonths({ name, series, months, text, short }: StackedMonthsProps) {
  const totals = months.map(({ values }) => sum(values))
  const { top, ticks } = scaleOf(totals)
  const last = months.at(-1)?.values ?? []
  const middles = last.map((value, index) => ((sum(last.slice(0, index)) + value / 2) / top) * 100)
  return (
    <div>
      <VisuallyHidden as="div">
        <table>
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {[...series, 'Total'].map((one) => (
                <th scope="col" key={one}>
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ name: month, values }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {[...values, sum(values)].map((value, index) => (
                  <td key={series[index] ?? 'Total'}>{text(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      <Plot aria-hidden="true">
        {ticks.map((tick) => (
          <Tick key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            <span>{short(tick)}</span>
          </Tick>
        ))}
        <Bars>
          {months.map(({ name: month, values }, at) => (
            <Bar
              key={month}
              title={`${month}: ${text(sum(values))}`}
              data-running={at === months.length - 1 || undefined}
            >
              <span>{totals[at] ? short(totals[at]).replace('$', '') : ''}</span>
              <div style={{ height: `${((totals[at] ?? 0) / top) * 100}%` }}>
                {values.map((value, index) => (
                  <i key={series[index]} data-series={index} style={{ flexGrow: value }} />
                ))}
              </div>
            </Bar>
          ))}
        </Bars>
        <Names>
          {spread(middles, 9).map((place, index) => (
            <span key={series[index]} style={{ bottom: `${place}%` }}>
              <b>{series[index]}</b> {short(last[index] ?? 0)}
            </span>
          ))}
        </Names>
      </Plot>
      <Axis aria-hidden="true">
        {months.map(({ name: month, label }) => (
          <span key={month}>{label}</span>
        ))}
      </Axis>
    </div>
  )
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Space at the left for the figures of the scale, and at the right for the names of the series, in px. */
const SCALE = 44
const NAMES = 84
const HEIGHT = 196

const Plot = styled('div')({
  position: 'relative',
  height: HEIGHT,
  margin: `18px ${NAMES}px 0 ${SCALE}px`,
  fontVariantNumeric: 'tabular-nums',
})

const Tick = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > span': {
    position: 'absolute',
    right: '100%',
    top: -8,
    marginRight: 8,
    fontSize: 10.5,
    lineHeight: '16px',
    color: theme.vars.palette.text.tertiary,
  },
}))

const Bars = styled('div')({ position: 'absolute', inset: 0, display: 'flex', alignItems: 'flex-end' })

/** Series are told apart by their patterns: plain, striped, dotted. */
const Bar = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 3,
  '& > span': { fontSize: 10.5, lineHeight: '12px', color: theme.vars.palette.text.secondary },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', gap: 1, width: '62%', maxWidth: 28, minHeight: 1 },
  '& i': { flexBasis: 0, minHeight: 0, ...patterns(theme.vars.palette.chart) },
  '&[data-running] > div': {
    outline: `1px dashed ${theme.vars.palette.text.tertiary}`,
    outlineOffset: 2,
  },
}))

/** Fill of each series, for bars and legends. */
export const patterns = (chart: { 1: string; 2: string; 3: string }) => ({
  '&[data-series="0"]': { backgroundColor: chart[1] },
  '&[data-series="1"]': {
    backgroundImage: `repeating-linear-gradient(135deg, ${chart[2]} 0 4px, color-mix(in srgb, ${chart[2]} 45%, transparent) 4px 6px)`,
  },
  '&[data-series="2"]': {
    backgroundColor: `color-mix(in srgb, ${chart[3]} 55%, transparent)`,
    backgroundImage: `radial-gradient(${chart[3]} 1.4px, transparent 1.6px)`,
    backgroundSize: '5px 5px',
  },
})

const Names = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: '100%',
  top: 0,
  bottom: 0,
  width: NAMES,
  '& > span': {
    position: 'absolute',
    left: 8,
    transform: 'translateY(50%)',
    fontSize: 12,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
}))

const Axis = styled('div')(({ theme }) => ({
  display: 'flex',
  margin: `6px ${NAMES}px 0 ${SCALE}px`,
  fontSize: 10.5,
  lineHeight: '14px',
  color: theme.vars.palette.text.tertiary,
  '& > span': { flex: '1 1 0', minWidth: 0, textAlign: 'center' },
  [TOUCH]: { '& > span:nth-of-type(even)': { visibility: 'hidden' } },
}))
