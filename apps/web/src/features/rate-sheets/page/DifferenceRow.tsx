import type { RateSheetRow, RateSheetTerms } from '@lanewise/contract/rate-sheets'
import { chargeRateTypes } from '@lanewise/domain/rating/charges'
import { contractRateTypes } from '@lanewise/domain/rating/tl/contract-terms'
import { TwoLines } from '#ui/data/table/DataTable.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { ChangeMark } from './ChangeMark.tsx'
import { day, nameOf, priceOf } from './sheet-text.ts'

type DifferenceRowProps = {
  row: RateSheetRow
  isNarrow: boolean
  /** Undefined once the sheet is closed. */
  onChoose: ((isChosen: boolean) => void) | undefined
}

const until = ({ expirationDate }: RateSheetTerms) => `until ${day(expirationDate)}`

/** One rate: current terms, new terms, and a checkbox that includes it. */
export function DifferenceRow({ row, isNarrow, onChoose }: DifferenceRowProps) {
  const { before, after, endsOn } = row
  const terms = after ?? before
  const old = before && <TwoLines first={priceOf(before)} second={until(before)} />
  const next = after ? (
    <TwoLines first={<b>{priceOf(after)}</b>} second={until(after)} />
  ) : (
    <TwoLines first={<b>Ends</b>} second={day(endsOn)} />
  )
  const box = (
    <Checkbox
      checked={row.isChosen}
      aria-label={`Apply ${nameOf(row)}`}
      disabled={!onChoose}
      onChange={(isChosen) => onChoose?.(isChosen)}
    />
  )
  const unit = terms && (
    <TwoLines first={chargeRateTypes[terms.chargeType]} second={contractRateTypes[terms.rateType]} />
  )
  if (isNarrow)
    return (
      <tr>
        <td>{box}</td>
        <td>
          <TwoLines first={<b>{row.laneName}</b>} second={row.carrierName} />
        </td>
        <td data-end="">
          <TwoLines
            first={<b>{after ? priceOf(after) : 'Ends'}</b>}
            second={before ? `was ${priceOf(before)}` : unit && terms ? chargeRateTypes[terms.chargeType] : ''}
          />
        </td>
        <td data-end="">
          <ChangeMark row={row} />
        </td>
      </tr>
    )
  return (
    <tr>
      <td>{box}</td>
      <td>
        <TwoLines first={<b>{row.laneName}</b>} second={row.way} />
      </td>
      <td>{row.carrierName}</td>
      <td>{unit}</td>
      <td data-end="">{old ?? '–'}</td>
      <td data-end="">{next}</td>
      <td data-end="">
        <ChangeMark row={row} />
      </td>
      <td data-end="">{row.rowNumber ?? '–'}</td>
    </tr>
  )
}
