import {
  type Commodity,
  CommodityForm,
  commodityChanged,
  commodityEntity,
  commodityFieldsOf,
  createCommodity,
  fromForm,
  toForm,
  updateCommodity,
} from '@lanewise/contract/commodities'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { commodityQuery, useCreateCommodity, useUpdateCommodity } from '#features/commodities/commodities.api.ts'
import { NameCheckContext, useNameCheck, withNameCheck } from '#features/hazmat/index.ts'
import { HistoryLink } from '#features/history/index.ts'
import { type ContractForm, useContractForm } from '#platform/form/ContractForm.tsx'
import { FormDialog } from '#platform/form/FormDialog.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { savedRecord } from '#platform/form/save/save-message.ts'
import { useSave } from '#platform/form/save/use-save.ts'
import { CommodityFields } from './CommodityFields.tsx'

/** Adds a commodity, or edits the given one. */
export function CommodityDialog({ commodity, onClose }: { commodity: Commodity | null; onClose: () => void }) {
  const check = useNameCheck(commodity)
  const schema = useMemo(() => withNameCheck(CommodityForm, check), [check])
  const form = useContractForm(schema, commodity ? valuesOf(commodity) : newCommodity)
  const saving = useSaveCommodity(form, commodity, onClose)
  const [code, description] = useWatch({ control: form.control, name: ['commodityCode', 'description'] })
  const isReady = code.trim() !== '' && description.trim() !== ''
  return (
    <FormDialog
      frame={{
        ...frame,
        title: commodity ? 'Edit Commodity' : 'Add Commodity',
        subtitle: commodity && commodityEntity.title(commodity),
      }}
      saving={saving}
      save={
        commodity
          ? { operation: updateCommodity, verb: 'Save', isReady }
          : { operation: createCommodity, verb: 'Add', isReady }
      }
      onClose={onClose}
    >
      <Rows>
        <NameCheckContext value={check}>
          <CommodityFields />
        </NameCheckContext>
        {commodity && (
          <HistoryLink
            entity="commodity"
            entityId={commodity.id}
            name={commodity.commodityCode}
            changedAt={commodity.updatedAt}
            refreshOn={[commodityChanged]}
          />
        )}
      </Rows>
    </FormDialog>
  )
}

function useSaveCommodity(form: ContractForm<CommodityForm>, commodity: Commodity | null, onSaved: () => void) {
  const create = useCreateCommodity()
  const update = useUpdateCommodity()
  const { done, failed } = commodity ? texts.edit : texts.create
  return useSave({
    form,
    edited: commodity && {
      record: commodity,
      newest: commodityQuery(commodity.id),
      valuesOf,
      history: { entity: 'commodity', entityId: commodity.id },
    },
    send: ({ values, changes, options }) =>
      commodity
        ? update.mutateAsync({ params: { id: commodity.id }, body: changes(fromForm), options })
        : create.mutateAsync({ body: fromForm(values), options }),
    rename: { packageQuantity: 'packageCount' },
    done: (saved) => savedRecord(done, commodityEntity, saved),
    failed: (message, isAtField) => ({
      kind: 'error',
      text: failed,
      options: isAtField || !message ? {} : { detail: message },
    }),
    onSaved,
  })
}

const texts = {
  create: {
    done: 'Commodity Created',
    failed: 'Unable to create commodity. Please check that all required fields are filled in.',
  },
  edit: {
    done: 'Commodity Modified',
    failed: 'Unable to edit commodity. Please check that all required fields are filled in',
  },
}

const valuesOf = (commodity: Commodity) => toForm(commodityFieldsOf(commodity))

const frame = { size: 720, narrow: 'top-drawer', footerNote: 'Code and description are required' } as const

/** Defaults of the contract. */
const newCommodity: CommodityForm = {
  ...CommodityForm.parse({ commodityCode: 'new', description: 'new' }),
  commodityCode: '',
  description: '',
}
