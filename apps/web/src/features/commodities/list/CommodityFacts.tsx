import type { Commodity } from '@lanewise/contract/commodities'
import { dimensionsOf, nmfcOf, packagesOf, palletsOf, weightOf } from '#features/commodities/parts/facts.tsx'
import { KeyValue } from '#ui/layout/KeyValue.tsx'
import { Facts } from './card-layout.tsx'

export const CommodityFacts = ({ commodity }: { commodity: Commodity }) => (
  <Facts>
    <KeyValue label="Class">{commodity.freightClass}</KeyValue>
    <KeyValue label="NMFC #">{nmfcOf(commodity)}</KeyValue>
    <KeyValue label="Unit weight">{weightOf(commodity)}</KeyValue>
    <KeyValue label="L × W × H">{dimensionsOf(commodity)}</KeyValue>
    <KeyValue label="Pallets">{palletsOf(commodity)}</KeyValue>
    <KeyValue label="Package quantity">{packagesOf(commodity)}</KeyValue>
  </Facts>
)
