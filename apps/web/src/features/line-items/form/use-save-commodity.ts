import type { Commodity } from '@lanewise/contract/commodities'
import type { LineItemForm } from '@lanewise/contract/line-items'
import { toCommodity } from '@lanewise/domain/orders/items/commodity-item'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { useCreateCommodity, useUpdateCommodity } from '#features/line-items/line-items.api.ts'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { errorText, fieldErrors } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** ITEM-38, ITEM-39: milliseconds that the words about a saved commodity stay. */
const durations = { done: 3000, failed: 5000 } as const

/** Keeps the goods of an item in the catalogue: as new ones, or in place of those it was filled in from. */
export function useSaveCommodity(form: ContractForm<LineItemForm>, chosen: Commodity | null) {
  const create = useCreateCommodity()
  const update = useUpdateCommodity()
  const show = useSnackbar()
  const isReady = ({ commodityCode }: LineItem) => {
    if (commodityCode) return true
    form.setError('commodityCode', { type: 'server', message: 'Enter a code to save the commodity under' })
    form.setFocus('commodityCode')
    return false
  }
  const save = async (item: LineItem) => {
    const body = toCommodity(item)
    const known = chosen?.commodityCode === item.commodityCode ? chosen : null
    try {
      if (known) await update.mutateAsync({ params: { id: known.id }, body })
      else await create.mutateAsync({ body })
      show.success(known ? 'Commodity Saved' : 'New Commodity Saved', { duration: durations.done })
    } catch (error) {
      show.error('Failed to save Commodity', { detail: reasonsOf(error), duration: durations.failed })
    }
  }
  return { isReady, save }
}

/** Every field that was refused, or why nothing was saved at all. */
function reasonsOf(error: unknown): string {
  const reasons = Object.values(fieldErrors(error))
  return reasons.length > 0 ? reasons.join(' ') : errorText(error, '')
}
