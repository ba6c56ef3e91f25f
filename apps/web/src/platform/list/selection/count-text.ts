import type { Entity } from '@lanewise/contract/entity'
import { formatNumber } from '@lanewise/domain/shared/format'

/** "1 carrier", "3 carriers". */
export const countText = (count: number, { name, plural }: Pick<Entity, 'name' | 'plural'>) =>
  `${formatNumber(count)} ${count === 1 ? name : plural}`
