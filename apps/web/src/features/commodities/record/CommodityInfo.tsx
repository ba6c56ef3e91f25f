import { type Commodity, commodityChanged, commodityFieldNames } from '@lanewise/contract/commodities'
import { commodityLabels as labels } from '@lanewise/domain/commodities/labels'
import { humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { CommodityBadges } from '#features/commodities/parts/CommodityBadges.tsx'
import { dimensionsOf, nmfcOf, packagesOf, palletsOf, weightOf } from '#features/commodities/parts/facts.tsx'
import { HistoryLink } from '#features/history/index.ts'
import { type Fact, Facts } from '#platform/record/Facts.tsx'

export function CommodityInfo({ commodity }: { commodity: Commodity }) {
  const { id, commodityCode, description, isHazmat, updatedAt } = commodity
  return (
    <Column>
      <div>
        <p>{description}</p>
        <Badges>
          <CommodityBadges commodity={commodity} />
        </Badges>
      </div>
      <Facts facts={packageFacts(commodity)} />
      <Facts facts={freightFacts(commodity)} />
      {isHazmat && <Facts facts={hazmatFacts(commodity)} />}
      <HistoryLink
        entity="commodity"
        entityId={id}
        name={commodityCode}
        changedAt={updatedAt}
        refreshOn={[commodityChanged]}
      />
    </Column>
  )
}

const packageFacts = (commodity: Commodity): Fact[] => [
  ['Unit weight', weightOf(commodity)],
  ['L × W × H', dimensionsOf(commodity)],
  [labels.palletCount, palletsOf(commodity)],
  [labels.packageQuantity, packagesOf(commodity)],
]

const freightFacts = (commodity: Commodity): Fact[] => [
  [labels.freightClass, commodity.freightClass],
  [labels.nmfcNumber, nmfcOf(commodity)],
  [labels.cargoClassification, commodity.cargoClassification && humanize(commodity.cargoClassification)],
  [labels.customerProductCode, commodity.customerProductCode],
  ...otherFacts(commodity),
]

/** Facts without a fixed place, in the order of the form. */
const otherFacts = (commodity: Commodity): Fact[] =>
  commodityFieldNames
    .filter((name) => !placed.has(name))
    .map((name) => [
      labels[name],
      typeof commodity[name] === 'boolean' ? (commodity[name] ? 'Yes' : 'No') : commodity[name],
    ])

const placed: ReadonlySet<string> = new Set([
  'commodityCode',
  'description',
  'cargoClassification',
  'perPackageWeight',
  'packageLength',
  'packageWidth',
  'packageHeight',
  'palletCount',
  'packageQuantity',
  'packagingUnitType',
  'freightClass',
  'nmfcNumber',
  'customerProductCode',
  'isStackable',
  'isHazmat',
  'hazmatHazardClass',
  'hazmatSubsidiaryClasses',
  'hazmatPackingGroup',
  'hazmatUNNumber',
  'properShippingName',
  'technicalName',
  'reportableQuantity',
  'isLimitedQuantity',
])

const hazmatFacts = (commodity: Commodity): Fact[] => [
  [labels.hazmatHazardClass, commodity.hazmatHazardClass],
  [labels.hazmatSubsidiaryClasses, commodity.hazmatSubsidiaryClasses],
  [labels.hazmatPackingGroup, commodity.hazmatPackingGroup],
  [labels.hazmatUNNumber, commodity.hazmatUNNumber],
  [labels.properShippingName, commodity.properShippingName],
  [labels.technicalName, commodity.technicalName],
  [labels.reportableQuantity, commodity.reportableQuantity],
  [labels.isLimitedQuantity, commodity.isLimitedQuantity ? 'Yes' : 'No'],
]

const Column = styled('div')({ display: 'grid', gap: 16 })
const Badges = styled('div')({ display: 'flex', gap: 6, marginTop: 6, '&:empty': { display: 'none' } })
