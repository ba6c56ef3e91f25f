import type { Commodity } from '@lanewise/contract/commodities'
import { dimensionsOf, nmfcOf, packagesOf, palletsOf, weightOf } from '#features/commodities/parts/facts.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { Facts, factLabels } from './card-layout.tsx'

export function CommodityFacts({ commodity }: { commodity: Commodity }) {
  const values = [
    commodity.freightClass,
    nmfcOf(commodity),
    weightOf(commodity),
    dimensionsOf(commodity),
    palletsOf(commodity),
    packagesOf(commodity),
  ]
  return (
    <Facts>
      {factLabels.map((label, index) => (
        <KeyValue key={label} label={label}>
          {values[index]}
        </KeyValue>
      ))}
    </Facts>
  )
}
