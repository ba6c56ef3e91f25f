import { accessorialLabels } from '@lanewise/domain/rating/accessorials'
import { formatDate, formatNumber, formatWeight } from '@lanewise/domain/shared/format'
import { Link as RouterLink } from 'react-router'
import type { Quote } from '#features/quotes/history/history.api.ts'
import { CustomerPrice } from '#features/quotes/history/parts/CustomerPrice.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, KeyValues } from '#ui/layout/KeyValue.tsx'

export function RequestCard({ quote }: { quote: Quote }) {
  const { details, miles } = quote
  const needs = [...details.pickupAccessorials, ...details.dropoffAccessorials, ...details.additionalServices]
  return (
    <Card title="Request">
      <KeyValues>
        <KeyValue inline label="Pickup date">
          {formatDate(quote.quoteDate, 'UTC')}
        </KeyValue>
        <KeyValue inline label="Miles">
          {miles !== null && `${formatNumber(miles)} mi`}
        </KeyValue>
        <KeyValue inline label="Freight classes">
          {quote.freightClasses.join(', ')}
        </KeyValue>
        <KeyValue inline label="Pallets">
          {formatNumber(quote.units)}
        </KeyValue>
        <KeyValue inline label="Weight">
          {formatWeight(quote.totalWeight)}
        </KeyValue>
        <KeyValue inline label="Accessorials">
          {needs.length === 0 ? 'None' : needs.map((one) => accessorialLabels[one]).join(', ')}
        </KeyValue>
        {quote.shippingMode !== 'TL' && (
          <KeyValue inline label="Density table">
            {formatDate(quote.densityTable, 'UTC')}
          </KeyValue>
        )}
        <KeyValue inline label="Lowest price">
          <CustomerPrice quote={quote} />
        </KeyValue>
        <KeyValue inline label="Booked order">
          {quote.bookedOrderNumber && (
            <Link component={RouterLink} number to={`/orders/${quote.bookedOrderNumber}`}>
              {quote.bookedOrderNumber}
            </Link>
          )}
        </KeyValue>
      </KeyValues>
    </Card>
  )
}
