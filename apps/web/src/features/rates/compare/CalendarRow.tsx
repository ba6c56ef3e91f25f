import { type TransitDay, transitCalendars } from '@lanewise/domain/quotes/rates/transit-calendar'
import { formatDate, formatDay } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import type { Offer } from '#features/rates/offer.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/**
 * Calendar with the same days for every rate, so that arrivals are easy to compare. Not shown on phones for lack of
 * room.
 */
export function CalendarRow({ offers, shipDate }: { offers: readonly Offer[]; shipDate: string }) {
  const calendars = transitCalendars(offers, shipDate)
  if (!calendars) return null
  return (
    <Line>
      <th scope="row">Calendar</th>
      {offers.map((offer, index) => (
        <td key={offer.id}>
          <VisuallyHidden>
            Pickup {formatDate(shipDate, 'UTC')}, arrival {formatDate(offer.deliveryDateTime, 'UTC')}
          </VisuallyHidden>
          <Days aria-hidden="true">
            {calendars[index]?.map((day) => (
              <Day key={day.date} day={day} />
            ))}
          </Days>
        </td>
      ))}
    </Line>
  )
}

const Day = ({ day: { date, kind } }: { day: TransitDay }) => (
  <div>
    <small>{formatDay(date, 'UTC').charAt(0)}</small>
    <span data-kind={kind}>{Number(date.slice(-2))}</span>
  </div>
)

const Line = styled('tr')({ [TOUCH]: { display: 'none' } })

const Days = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 1,
  fontSize: 11,
  lineHeight: '16px',
  textAlign: 'center',
  '& > div': { flex: '1 1 0', minWidth: 0, maxWidth: 22 },
  '& small': { display: 'block', fontSize: 10, color: theme.vars.palette.text.tertiary },
  '& span': { display: 'block', borderRadius: 3, color: theme.vars.palette.text.tertiary },
  '& [data-kind="pickup"]': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.accent.main}`, color: 'inherit' },
  '& [data-kind="moving"]': { backgroundColor: theme.vars.palette.accent.soft, color: theme.vars.palette.accent.fg },
  '& [data-kind="arrival"]': {
    backgroundColor: theme.vars.palette.accent.main,
    color: theme.vars.palette.common.white,
    fontWeight: 600,
  },
}))
