import {
  type Commodity,
  CommodityForm,
  commodityChanged,
  commodityFieldsOf,
  createCommodity,
  toForm,
  updateCommodity,
} from '@lanewise/contract/commodities'
import { useWatch } from 'react-hook-form'
import { HistoryLink } from '#features/history/index.ts'
import { ChangedMeanwhile } from '#platform/form/ChangedMeanwhile.tsx'
import { useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { CommodityFields } from './CommodityFields.tsx'
import { useSaveCommodity } from './use-save-commodity.ts'

/** Adds a commodity, or edits the one it is given. */
export function CommodityDialog({ commodity, onClose }: { commodity: Commodity | null; onClose: () => void }) {
  const form = useContractForm(CommodityForm, commodity ? toForm(commodityFieldsOf(commodity)) : newCommodity)
  const { save, loaded, newer, reload, saveAnyway } = useSaveCommodity(form, commodity, onClose)
  const [code, description] = useWatch({ control: form.control, name: ['commodityCode', 'description'] })
  const isReady = code.trim() !== '' && description.trim() !== ''
  return (
    <FormDialog
      frame={{ ...frame, title: commodity ? 'Edit Commodity' : 'Add Commodity' }}
      form={form}
      save={
        commodity
          ? { operation: updateCommodity, verb: 'Save', isReady }
          : { operation: createCommodity, verb: 'Add', isReady }
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Rows>
        {newer && <ChangedMeanwhile conflict={newer.conflict} onReload={reload} onSaveAnyway={saveAnyway} />}
        <CommodityFields />
        {loaded && (
          <HistoryLink
            entity="commodity"
            entityId={loaded.id}
            name={loaded.commodityCode}
            changedAt={loaded.updatedAt}
            refreshOn={[commodityChanged]}
          />
        )}
      </Rows>
    </FormDialog>
  )
}

const frame = { size: 720, narrow: 'top-drawer', footerNote: 'Code and description are required' } as const

/** The contract's own defaults. */
const newCommodity: CommodityForm = {
  ...CommodityForm.parse({ commodityCode: 'new', description: 'new' }),
  commodityCode: '',
  description: '',
}
