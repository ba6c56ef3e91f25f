import { estimatedArrival } from '@lanewise/domain/rating/transit'
import { formatDate } from '@lanewise/domain/shared/format'
import { workdaysOf } from '@lanewise/domain/shared/holidays'
import { styled } from '@mui/material/styles'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { CarrierLogo } from '#features/carriers/index.ts'
import type { Quote } from '#features/quotes/history/history.api.ts'
import { CustomerPrice } from '#features/quotes/history/parts/CustomerPrice.tsx'
import type { PastRate } from '#features/quotes/history/parts/past-rates.ts'
import { useConfiguration } from '#features/quotes/quotes.api.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Badge } from '#ui/data/Badge.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { RateDetails } from './RateDetails.tsx'

type RateRowProps = {
  rate: PastRate
  quote: Pick<Quote, 'quoteDate' | 'origin' | 'destination'>
  isCheapest: boolean
}

/** One rate: carrier, transit and price. The row expands to show the details. */
export function RateRow({ rate, quote, isCheapest }: RateRowProps) {
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const { data: configuration } = useConfiguration()
  const workdays = workdaysOf([quote.origin.country, quote.destination.country], configuration?.companyHolidays ?? [])
  const arrival = estimatedArrival(quote.quoteDate, rate.mode, rate.maxDays, workdays)
  return (
    <>
      <Row>
        <Logo>
          <CarrierLogo name={rate.carrierName} logoFileId={rate.logoId} />
        </Logo>
        <Who>
          <b>{rate.carrierName}</b>
          <small>
            {rate.service}
            {isCheapest && <Badge tone="ok">Lowest cost</Badge>}
          </small>
        </Who>
        <Transit>
          {transitText(rate)}
          <small>Arrives {formatDate(arrival, 'UTC')}</small>
        </Transit>
        <Cost>
          <CustomerPrice quote={{ ...quote, shippingMode: rate.mode, lowestRate: rate.totalCost }} />
        </Cost>
        <IconButton
          label={`Cost breakdown of ${rate.carrierName}, ${rate.service}`}
          tooltip="Cost breakdown"
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </Row>
      {isOpen && (
        <div id={details}>
          <RateDetails rate={rate} />
        </div>
      )}
    </>
  )
}

/** Examples: "3 days", "4-6 days". */
function transitText({ minDays: min, maxDays: max }: PastRate): string {
  const days = min === max ? String(max) : `${min}-${max}`
  return `${days} ${days === '1' ? 'day' : 'days'}`
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 128px 136px auto',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px 8px 16px',
  fontVariantNumeric: 'tabular-nums',
  '& small': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 6px',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  [TOUCH]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"logo who cost" "transit transit more"',
    gap: '4px 12px',
    '& > button': { gridArea: 'more', justifySelf: 'end' },
  },
}))

const Logo = styled('span')({ display: 'inline-flex', [TOUCH]: { gridArea: 'logo' } })
const Who = styled('div')({ minWidth: 0, '& b': { fontWeight: 500 }, [TOUCH]: { gridArea: 'who' } })
const Transit = styled('div')({ [TOUCH]: { gridArea: 'transit' } })
const Cost = styled('b')(({ theme }) => ({
  ...theme.typography.h3,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  [TOUCH]: { gridArea: 'cost' },
}))
