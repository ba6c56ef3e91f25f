import { cityText, placeName } from '@lanewise/domain/places/place-name'
import { amountOf, type PriceSide, priceCaption, transitText } from '@lanewise/domain/quotes/rates/shown-rate'
import { notIncludedText } from '@lanewise/domain/rating/services/truckload-services'
import { formatDate, formatMoney } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import type { Offer } from '#features/rates/offer.ts'
import { orderFacts } from '#features/rates/side/order-facts.ts'
import type { ShownFreight } from '#features/rates/side/SidePanel.tsx'
import type { useRates } from '#features/rates/use-rates.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'

type PrintSummaryProps = { titleId: string; freight: ShownFreight; rates: ReturnType<typeof useRates>; side: PriceSide }

/** Print summary of the request and all its rates, on one page where it fits. (QUOTE-66) */
export function PrintSummary({ titleId, freight, rates, side }: PrintSummaryProps) {
  const { companyName } = useUser()
  const { pickupLocation, dropoffLocation, shippingModes } = freight
  const { spots, contract, ltl, mileage } = rates
  return (
    <Paper>
      <header>
        <h1 id={titleId}>Quote summary</h1>
        <p>
          {companyName}
          {ltl.rates && ` · ${ltl.rates.quoteNumber}`}
        </p>
      </header>
      <h2>
        {cityText(pickupLocation)} to {cityText(dropoffLocation)}
      </h2>
      <p>
        {placeName(pickupLocation)} · {placeName(dropoffLocation)}
      </p>
      <dl>
        {orderFacts(freight, mileage.data?.totalMiles ?? null).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <RateTable title="Spot rate" offers={spots.flatMap(({ offer }) => offer ?? [])} side={side} />
      {shippingModes.includes('TL') && (
        <RateTable title="TL rates" offers={contract.rates.flatMap(({ offer }) => offer ?? [])} side={side} />
      )}
      {shippingModes
        .filter((mode) => mode !== 'TL')
        .map((mode) => (
          <RateTable key={mode} title={`${mode} rates`} offers={ltl.offers} side={side} />
        ))}
    </Paper>
  )
}

function RateTable({ title, offers, side }: { title: string; offers: readonly Offer[]; side: PriceSide }) {
  return (
    <section>
      <h3>{title}</h3>
      {offers.length === 0 && <p>No rate available</p>}
      {offers.length > 0 && (
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">Carrier</th>
              <th scope="col">Service</th>
              <th scope="col">Transit</th>
              <th scope="col">Est. arrival</th>
              <th scope="col">Price is</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <tr key={offer.id}>
                <td>{offer.carrierDescription}</td>
                <td>
                  {offer.serviceLevel}
                  {offer.unpriced.length > 0 && <small>{notIncludedText(offer.unpriced)}</small>}
                </td>
                <td>{transitText(offer.serviceDays, offer.mode)}</td>
                <td>{formatDate(offer.deliveryDateTime, 'UTC')}</td>
                <td>{priceCaption(side, offer.isGuaranteed)}</td>
                <td>{formatMoney(amountOf(offer, side))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const Paper = styled('article')(({ theme }) => ({
  width: '100%',
  maxWidth: 880,
  margin: '0 auto',
  padding: 24,
  fontVariantNumeric: 'tabular-nums',
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 },
  '& h1': theme.typography.h1,
  '& h2': { ...theme.typography.h2, marginTop: 12 },
  '& h3': { ...theme.typography.h3, margin: '12px 0 2px' },
  '& header p, & h2 + p, & dt, & thead th': { color: theme.vars.palette.text.tertiary, fontSize: 12, fontWeight: 400 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '6px 16px',
    margin: '12px 0',
  },
  '& dd': { margin: 0, fontWeight: 500 },
  '& section': { overflowX: 'auto' },
  '& table': {
    width: '100%',
    minWidth: 560,
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 12,
    lineHeight: '16px',
  },
  // The columns of all tables line up.
  '& th:nth-of-type(1), & th:nth-of-type(2)': { width: '24%' },
  '& th, & td': { padding: '4px 8px 4px 0', textAlign: 'left', verticalAlign: 'top' },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}`, breakInside: 'avoid' },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0, textAlign: 'right', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 11 },
  '@media print': { padding: 0, maxWidth: 'none' },
}))
