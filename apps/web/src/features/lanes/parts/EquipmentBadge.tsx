import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { Snowflake } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/data/Badge.tsx'

const reefer: EquipmentMode = 2

/** Equipment of a lane. Reefers have a snowflake. */
export const EquipmentBadge = ({ mode, children }: { mode: EquipmentMode; children: ReactNode }) => (
  <Badge {...(mode === reefer && { icon: <Snowflake aria-hidden="true" /> })}>{children}</Badge>
)
