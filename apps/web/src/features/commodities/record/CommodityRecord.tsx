import { updateCommodity } from '@lanewise/contract/commodities'
import { useState } from 'react'
import { useCommodity } from '#features/commodities/commodities.api.ts'
import { CommodityDialog } from '#features/commodities/form/CommodityDialog.tsx'
import { EditButton } from '#platform/record/EditButton.tsx'
import { RecordDialog } from '#platform/record/RecordDialog.tsx'
import { CommodityInfo } from './CommodityInfo.tsx'

type CommodityRecordProps = { id: string; onClose: () => void }

/** A commodity to read; whoever may edit it goes on to the form. */
export function CommodityRecord({ id, onClose }: CommodityRecordProps) {
  const found = useCommodity(id)
  const [isEditing, setEditing] = useState(false)
  if (found.data && isEditing) return <CommodityDialog commodity={found.data} onClose={onClose} />
  return (
    <RecordDialog
      title={found.data?.commodityCode ?? 'Commodity'}
      found={found}
      actions={() => <EditButton operation={updateCommodity} onEdit={() => setEditing(true)} />}
      onClose={onClose}
    >
      {(commodity) => <CommodityInfo commodity={commodity} />}
    </RecordDialog>
  )
}
