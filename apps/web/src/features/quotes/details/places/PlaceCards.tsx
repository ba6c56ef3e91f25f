import type { QuoteDraft } from '@lanewise/contract/quote-form'
import {
  closedFor,
  holidayPickupMessage,
  isPickupDay,
  weekendPickupMessage,
} from '@lanewise/domain/freight/pickup-days'
import { todayAt } from '@lanewise/domain/quotes/pickup-date'
import { milesBesideTransit } from '@lanewise/domain/rating/transit'
import { workdaysOf } from '@lanewise/domain/shared/holidays'
import { styled } from '@mui/material/styles'
import { ArrowLeftRight } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { PartTitle } from '#features/quotes/details/PartTitle.tsx'
import { useConfiguration, useLaneRoute } from '#features/quotes/quotes.api.ts'
import { DateField } from '#platform/form/date/DateField.tsx'
import { isIsoDate } from '#platform/form/date/date-text.ts'
import { useNow } from '#platform/use-now.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'
import { PlaceField, RecentRow } from './PlaceField.tsx'
import { useRecentPlaces } from './recent-places.ts'

/** Parts 1 and 2: pickup place and date, and delivery place. */
export function PlaceCards({ onDone }: { /** Goes on to the freight. */ onDone: () => void }) {
  const { control, setValue, getValues, setFocus } = useFormContext<QuoteDraft>()
  const [pickup, dropoff] = useWatch({ control, name: ['pickupLocation', 'dropoffLocation'] })
  const { data: route } = useLaneRoute(pickup, dropoff)
  const recent = useRecentPlaces()
  const isNarrow = useNarrow()
  const swap = () => {
    const { pickupLocation, dropoffLocation } = getValues()
    setValue('pickupLocation', dropoffLocation)
    setValue('dropoffLocation', pickupLocation)
  }
  const miles = route && `${milesBesideTransit(route.totalMiles)}${isNarrow ? '' : ' from pickup'}`
  return (
    <Pair>
      <Card title={<PartTitle number={1}>Pickup</PartTitle>}>
        <PickupFields>
          <PlaceField
            name="pickupLocation"
            label="Pickup Location"
            recent={recent}
            onDone={() => setFocus('pickupDate')}
          />
          <PickupDate onDone={() => setFocus('dropoffLocation')} />
        </PickupFields>
        <RecentRow name="pickupLocation" recent={recent} />
      </Card>
      {!isNarrow && (
        <Swap>
          <IconButton bordered label="Swap pickup and delivery" icon={<ArrowLeftRight />} size="small" onClick={swap} />
        </Swap>
      )}
      <Card title={<PartTitle number={2}>Delivery</PartTitle>} side={miles}>
        <PlaceField name="dropoffLocation" label="Dropoff Location" recent={recent} onDone={onDone} />
        <RecentRow name="dropoffLocation" recent={recent} />
      </Card>
    </Pair>
  )
}

/** Offers the pickup days of the chosen modes' carriers, in the time zone of the pickup place. */
function PickupDate({ onDone }: { onDone: () => void }) {
  const { control } = useFormContext<QuoteDraft>()
  const [date, pickup, modes] = useWatch({ control, name: ['pickupDate', 'pickupLocation', 'shippingModes'] })
  const today = todayAt(pickup, useNow())
  const workdays = workdaysOf([pickup?.country], useConfiguration().data?.companyHolidays ?? [])
  const holidayOf = (day: string) => closedFor(day, modes, workdays)
  const picked = date !== null && isIsoDate(date) ? date : null
  const holiday = picked && holidayOf(picked)
  const isWeekend = picked !== null && !isPickupDay(picked, modes, workdays)
  return (
    <DateField
      name="pickupDate"
      label="Date of pickup"
      required
      today={today}
      isOpen={(day) => day >= today && isPickupDay(day, modes, workdays)}
      holidayOf={holidayOf}
      onEnter={onDone}
      help={holiday ? holidayPickupMessage(holiday) : isWeekend ? weekendPickupMessage : undefined}
    />
  )
}

const Pair = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  [TOUCH]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** Place and date share a line where the card is wide: alone in its row, or one of two on a wide screen. */
const PickupFields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.between('w425', 'w768')]: { gridTemplateColumns: 'minmax(0, 1fr) 168px' },
  [theme.breakpoints.up('w1024')]: { gridTemplateColumns: 'minmax(0, 1fr) 150px' },
}))

/** Swap button on the line between both cards. */
const Swap = styled('div')({
  position: 'absolute',
  left: '50%',
  top: 64,
  zIndex: 1,
  transform: 'translateX(-50%)',
  '& button': { borderRadius: radius.full },
})
