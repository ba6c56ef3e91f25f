import type { PricedCharge } from '@lanewise/contract/charge-fields'
import type { OfferedLoad } from '@lanewise/contract/tenders'
import { chargeRateText, chargeRateTypes } from '@lanewise/domain/rating/charges'
import { formatNumber } from '@lanewise/domain/shared/format'
import { dollarsText } from '#platform/record/figures-text.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Price, Sums } from './offer-layout.tsx'

export function AgreedRate({ offer: { total, charges, contract, load } }: { offer: OfferedLoad }) {
  const { totalDistance: miles } = load
  return (
    <Card flush title="Agreed rate">
      <Price>
        <strong>{dollarsText(total)}</strong>
        {miles !== null && miles > 0 && <small>{`${dollarsText(total / miles)} per mile`}</small>}
        <small>{`Contract ${contract}`}</small>
      </Price>
      <Sums aria-label="Charges">
        <tbody>
          {charges.map((charge, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id, may be alike, and never change their order
            <tr key={index}>
              <th scope="row">{charge.description || charge.chargeTypeName}</th>
              <td>{reckoning(charge)}</td>
              <td>{dollarsText(charge.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td>{dollarsText(total)}</td>
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
