import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { percentScale } from './percent-scale.ts'

export type PercentLine = {
  name: string
  /** Total over all steps; null when there is no data. */
  total: number | null
  /** One value per step; null when there is no data. */
  values: readonly (number | null)[]
}

type PercentLinesProps = {
  name: string
  /** Column header of the steps in the table: "Week of". */
  step: string
  labels: readonly string[]
  lines: readonly PercentLine[]
}

/**
 * Percentages over time: figures in the header, a table with the same data for screen readers, and decorative lines.
 */
export function PercentLines({ name, step, labels, lines }: PercentLinesProps) {
  const scale = percentScale(lines.flatMap(({ values }) => values.flatMap((value) => value ?? [])))
  const up = (value: number) => ((value - scale.bottom) / (100 - scale.bottom)) * 100
  return (
    <Figure>
      <figcaption>
        {lines.map((line, index) => (
          <span key={line.name} data-line={index}>
            {line.name}
            <b>{percentText(line.total)}</b>
          </span>
        ))}
      </figcaption>
      <VisuallyHidden as="div">
        <ValueTable {...{ name, step, labels, lines }} />
      </VisuallyHidden>
      <Plot aria-hidden="true">
        {scale.ticks.map((tick) => (
          <Tick key={tick} style={{ bottom: `${up(tick)}%` }}>
            <span>{tick}%</span>
          </Tick>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ name: line, values }, index) => (
            <path key={line} data-line={index} d={pathOf(values, up)} />
          ))}
          {lines.map(({ name: line, values }, index) => (
            <path key={line} data-line={index} data-end="" d={pathOf(lastOf(values), up)} />
          ))}
        </svg>
      </Plot>
      <Axis aria-hidden="true">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </Axis>
    </Figure>
  )
}

const percentText = (value: number | null) => (value === null ? 'N/A' : `${value.toFixed(1)}%`)

/** The line has a gap where a step has no value. A value without neighbors is a dot. */
function pathOf(values: readonly (number | null)[], up: (value: number) => number): string {
  return values
    .map((value, index) => {
      if (value === null) return ''
      const place = `${((index + 0.5) / values.length) * 100} ${100 - up(value)}`
      const isBegin = (values[index - 1] ?? null) === null
      return isBegin ? `M${place}L${place}` : `L${place}`
    })
    .join('')
}

/** The last value alone, at its place. */
function lastOf(values: readonly (number | null)[]): (number | null)[] {
  const last = values.findLastIndex((value) => value !== null)
  return values.map((value, index) => (index === last ? value : null))
}

const ValueTable = ({ name, step, labels, lines }: PercentLinesProps) => (
  <table>
    <caption>{name}</caption>
    <thead>
      <tr>
        <th scope="col">{step}</th>
        {lines.map((line) => (
          <th scope="col" key={line.name}>
            {line.name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {labels.map((label, index) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {lines.map((line) => (
            <td key={line.name}>{percentText(line.values[index] ?? null)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Space at the left for the scale's figures, in px. */
const GUTTER = 40

const Figure = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& figcaption': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  '& figcaption > span': {
    display: 'grid',
    gridTemplateColumns: '8px auto',
    alignItems: 'center',
    columnGap: 6,
    fontSize: 12,
    lineHeight: '16px',
    color: theme.vars.palette.text.secondary,
  },
  '& figcaption > span::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.chart[1],
  },
  '& figcaption > span[data-line="1"]::before': { backgroundColor: theme.vars.palette.chart[4] },
  '& figcaption b': { ...theme.typography.h1, gridColumn: '1 / -1', color: theme.vars.palette.text.primary },
}))

const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 180,
  margin: `16px 0 6px ${GUTTER}px`,
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  '& path': {
    fill: 'none',
    stroke: theme.vars.palette.chart[1],
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& path[data-end]': {
    strokeWidth: 7,
  },
  '& path[data-line="1"]': { stroke: theme.vars.palette.chart[4] },
}))

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

/** Every third step and the last one have a label, so that the labels fit. */
const Axis = styled('div')(({ theme }) => ({
  display: 'flex',
  marginLeft: GUTTER,
  color: theme.vars.palette.text.tertiary,
  fontSize: 10.5,
  lineHeight: '16px',
  '& > span': { flex: '1 0 0', minWidth: 0, textAlign: 'center', whiteSpace: 'nowrap' },
  '& > span:not(:nth-last-of-type(3n + 1))': { visibility: 'hidden' },
}))
