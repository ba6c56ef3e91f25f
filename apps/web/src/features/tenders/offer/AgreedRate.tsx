import type { PricedCharge } from '@lanewise/contract/charge-fields'
import { centsOfDollars } from '@lanewise/contract/money'
import type { OfferedLoad } from '@lanewise/contract/tenders'
import { chargeRateText, chargeRateTypes } from '@lanewise/domain/rating/charges'
import { formatMoney, formatNumber } from '@lanewise/domain/shared/format'
import { Card } from '#ui/layout/Card.tsx'
import { Price, Sums } from './offer-layout.tsx'

const dollars = (amount: number) => formatMoney(centsOfDollars(amount))

export function AgreedRate({ offer: { total, charges, contract, load } }: { offer: OfferedLoad }) {
  const { totalDistance: miles } = load
  return (
    <Card flush title="Agreed rate">
      <Price>
        <strong>{dollars(total)}</strong>
        {miles !== null && miles > 0 && <small>{`${dollars(total / miles)} per mile`}</small>}
        <small>{`Contract ${contract}`}</small>
      </Price>
      <Sums aria-label="Charges">
        <tbody>
          {charges.map((charge, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id, may be alike, and never change their order
            <tr key={index}>
              <th scope="row">{charge.description || charge.chargeTypeName}</th>
              <td>{reckoning(charge)}</td>
              <td>{dollars(charge.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td>{dollars(total)}</td>
          </tr>
        </tfoot>
      </Sums>
    </Card>
  )
}

const reckoning = (charge: PricedCharge) =>
  charge.chargeRateType === 'Flat'
    ? chargeRateTypes.Flat
    : `${formatNumber(charge.units)} × ${chargeRateText(charge)} ${chargeRateTypes[charge.chargeRateType]}`
