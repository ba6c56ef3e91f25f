import { densityTableOn, type FreightClass } from '@lanewise/domain/freight/freight-class'
import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'

/** Minimum share of the scale in percent for a class to get a label. */
const NARROW = 9

type Zone = { freightClass: FreightClass; from: number; to: number }

/** A class starts where the previous one ends. The last class has no end and is drawn 15 pounds wide. */
const zonesOn = (day: string): Zone[] =>
  densityTableOn(day).rows.map(({ below, freightClass }, index, rows) => {
    const from = rows[index - 1]?.below ?? 0
    return { freightClass, from, to: Number.isFinite(below) ? below : from + 15 }
  })

/** Position of a density among the neighboring classes. The text beside it says the same. */
export function ClassScale({ density, day }: { density: number; day: string }) {
  const zones = zonesOn(day)
  const at = zones.findIndex(({ from, to }) => density >= from && density < to)
  const own = at < 0 ? zones.length - 1 : at
  const shown = zones.slice(Math.max(0, own - 2), own + 3)
  const [start, end] = [shown[0]?.from ?? 0, shown.at(-1)?.to ?? 1]
  const percent = (value: number) => ((Math.min(Math.max(value, start), end) - start) / (end - start)) * 100
  return (
    <Scale aria-hidden="true">
      {shown.map((zone, index) => (
        <Part
          key={zone.freightClass}
          data-own={zone === zones[own] || undefined}
          style={{ left: `${percent(zone.from)}%`, width: `calc(${percent(zone.to) - percent(zone.from)}% - 1px)` }}
        >
          {percent(zone.to) - percent(zone.from) > NARROW && <span>{zone.freightClass}</span>}
          {index > 0 && <i>{zone.from}</i>}
        </Part>
      ))}
      <Mark style={{ left: `${percent(density)}%` }} />
    </Scale>
  )
}

const Scale = styled('div')({
  position: 'relative',
  flex: 'none',
  width: 232,
  height: 40,
  fontSize: 11,
  lineHeight: '12px',
})

const Part = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 15,
  height: 8,
  borderRadius: radius.badge / 2,
  backgroundColor: theme.vars.palette.accent.softBorder,
  '& span': { position: 'absolute', bottom: 11, left: 0, right: 0, textAlign: 'center', whiteSpace: 'nowrap' },
  '& i': { position: 'absolute', top: 12, left: 0, transform: 'translateX(-50%)', fontStyle: 'normal' },
  '&[data-own]': { backgroundColor: theme.vars.palette.accent.main },
  '&[data-own] span': { fontWeight: 600 },
  color: theme.vars.palette.text.secondary,
}))

const Mark = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 22,
  width: 0,
  height: 0,
  marginLeft: -4,
  border: '4px solid transparent',
  borderTopWidth: 0,
  borderBottom: `6px solid ${theme.vars.palette.text.primary}`,
}))
