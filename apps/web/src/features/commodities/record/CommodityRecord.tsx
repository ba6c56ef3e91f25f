import { updateCommodity } from '@lanewise/contract/commodities'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useCommodity } from '#features/commodities/commodities.api.ts'
import { CommodityDialog } from '#features/commodities/form/CommodityDialog.tsx'
import { useRefusalOf } from '#platform/allowed.tsx'
import { errorText, isMissing } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Dialog } from '#ui/layout/Dialog.tsx'
import { CommodityInfo } from './CommodityInfo.tsx'

type CommodityRecordProps = { id: string; onClose: () => void }

/** A commodity to read; whoever may edit it goes on to the form. */
export function CommodityRecord({ id, onClose }: CommodityRecordProps) {
  const { data, status, error, isFetching, refetch } = useCommodity(id)
  const [isEditing, setEditing] = useState(false)
  const mayEdit = useRefusalOf(updateCommodity) === undefined
  const commodity = isMissing(error) ? undefined : data
  if (commodity && isEditing) return <CommodityDialog commodity={commodity} onClose={onClose} />
  return (
    <Dialog
      open
      title={commodity?.commodityCode ?? 'Commodity'}
      size={720}
      onClose={onClose}
      actions={
        <>
          <Button kind="ghost" shortcut="Esc" onClick={onClose}>
            Close
          </Button>
          {commodity && mayEdit && (
            <Button kind="primary" icon={<Pencil />} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
        </>
      }
    >
      {commodity ? (
        <CommodityInfo commodity={commodity} />
      ) : status === 'error' ? (
        <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  )
}
