import type { Commodity } from '@lanewise/contract/commodities'
import type { LineItemForm } from '@lanewise/contract/line-items'
import { toCommodity } from '@lanewise/domain/orders/items/commodity-item'
import type { LineItem } from '@lanewise/domain/orders/items/line-item'
import { useCreateCommodity, useUpdateCommodity } from '#features/line-items/line-items.api.ts'
import type { ContractForm } from '#platform/form/ContractForm.tsx'
import { errorText, fieldErrors } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** Milliseconds that the message about a saved commodity stays. (ITEM-38, ITEM-39) */
const durations = { done: 3000, failed: 5000 } as const

/** Saves an item in the catalogue, as a new commodity or over the one it was filled from. */
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

/** Error of every rejected field, or the reason why nothing was saved. */
function reasonsOf(error: unknown): string {
  const reasons = Object.values(fieldErrors(error))
  return reasons.length > 0 ? reasons.join(' ') : errorText(error, '')
}
