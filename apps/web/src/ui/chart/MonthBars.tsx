import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

export type MonthValue = {
  /** "Mar 2026". */
  name: string
  /** Percent of the height; null when there is no data. */
  value: number | null
  text: string
}

type MonthBarsProps = { name: string; months: readonly MonthValue[] }

/** A row of small monthly bars, and a table with the same data for screen readers. */
export const MonthBars = ({ name, months }: MonthBarsProps) => (
  <div>
    <VisuallyHidden as="div">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.name}>
              <th scope="row">{month.name}</th>
              <td>{month.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
    <Bars aria-hidden="true">
      {months.map(({ name: month, value, text }) => (
        <span key={month} title={`${month}: ${text}`}>
          <i data-empty={value === null ? '' : undefined} style={{ height: `${Math.max(value ?? 0, 4)}%` }} />
        </span>
      ))}
    </Bars>
  </div>
)

const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 3,
  height: 36,
  '& > span': { flex: '1 0 0', display: 'flex', alignItems: 'flex-end', minWidth: 0, maxWidth: 14 },
  '& i': { flex: 1, borderRadius: '2px 2px 0 0', backgroundColor: theme.vars.palette.chart[1] },
  '& i[data-empty]': { backgroundColor: theme.vars.palette.divider },
}))
