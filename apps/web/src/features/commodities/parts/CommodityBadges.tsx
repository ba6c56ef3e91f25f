import type { Commodity } from '@lanewise/contract/commodities'
import { Flame } from 'lucide-react'
import { Badge } from '#ui/data/Badge.tsx'

/** Badges of COMM-6. */
export const CommodityBadges = ({ commodity: { isHazmat, isStackable } }: { commodity: Commodity }) => (
  <>
    {isHazmat && (
      <Badge tone="risk" icon={<Flame aria-hidden="true" />}>
        Hazmat
      </Badge>
    )}
    {isStackable && <Badge>Stackable</Badge>}
  </>
)
