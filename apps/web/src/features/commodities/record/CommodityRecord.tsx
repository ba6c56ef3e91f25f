import { updateCommodity } from '@lanewise/contract/commodities'
import { useState } from 'react'
import { useCommodity } from '#features/commodities/commodities.api.ts'
import { CommodityDialog } from '#features/commodities/form/CommodityDialog.tsx'
import { EditButton } from '#platform/record/EditButton.tsx'
import { RecordDialog } from '#platform/record/RecordDialog.tsx'
import { CommodityInfo } from './CommodityInfo.tsx'

type CommodityRecordProps = { id: string; onClose: () => void }

/** Read view of a commodity. Users with permission can switch to the form. */
export function CommodityRecord({ id, onClose }: CommodityRecordProps) {
  const commodityQuery = useCommodity(id)
  const [isEditing, setEditing] = useState(false)
  if (commodityQuery.data && isEditing) return <CommodityDialog commodity={commodityQuery.data} onClose={onClose} />
  return (
    <RecordDialog
      title={commodityQuery.data?.commodityCode ?? 'Commodity'}
      result={commodityQuery}
      actions={() => <EditButton operation={updateCommodity} onEdit={() => setEditing(true)} />}
      onClose={onClose}
    >
      {(commodity) => <CommodityInfo commodity={commodity} />}
    </RecordDialog>
  )
}
