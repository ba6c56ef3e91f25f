import type { Commodity } from '@lanewise/contract/commodities'
import { useDeleteCommodity } from '#features/commodities/commodities.api.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'

type DeleteCommodityProps = { commodity: Commodity; onDeleted: () => void; onClose: () => void }

export function DeleteCommodity({ commodity, onDeleted, onClose }: DeleteCommodityProps) {
  const snackbar = useSnackbar()
  const { mutateAsync, isPending } = useDeleteCommodity()
  const close = () => {
    if (!isPending) onClose()
  }
  const remove = async () => {
    try {
      await mutateAsync({ params: { id: commodity.id } })
      snackbar.success('Commodity deleted')
      onDeleted()
    } catch (error) {
      snackbar.error(errorText(error))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Delete Commodity?"
      text={
        <>
          <strong>{commodity.commodityCode}</strong>
          <p>This code can no longer be used to create quotes.</p>
        </>
      }
      verb="Delete"
      loading={isPending}
      onConfirm={() => void remove()}
      onClose={close}
    />
  )
}
